import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#kernel/ids.ts';
import { payWithCredit } from '#server/flows/payment/pay-with-credit.ts';
import { acceptWork } from '#server/flows/visit/accept-work.ts';
import { stopVisit } from '#server/flows/visit/stop-visit.ts';
import { recordCredit } from '#server/modules/payment/credit-store.ts';
import { recordConfirmed } from '#server/modules/transfer/destination-store.ts';
import { readCredit } from '#server/views/credit.ts';
import { sowCustomer, sowSmallTown } from '#testing/small-town.ts';
import { sowWorker, visitAt, visitDeps } from '#testing/visits.ts';
import { createWorld, type World } from '#testing/world.ts';
import { noteDestination } from './note-destination.ts';
import { payOutByHand } from './pay-out-by-hand.ts';
import { requestPayout } from './request-payout.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
  await sowSmallTown(world.db);
  await sowWorker(world.db);
});
afterAll(() => world.close());

test('R38 credit becomes money only when nothing is due: it pays that first, and the rest may go', async () => {
  const asha = await sowCustomer(world.db);
  const meera = await sowCustomer(world.db, 'Meera');
  const app = visitDeps(world.db);
  const userId = asha.id;
  const { bookingId } = await visitAt(app, asha, 'in_progress', { paymentMethod: 'cash' });
  const granted = { userId, bookingId, instalment: 0, reason: 'failed-you' } as const;
  await recordCredit(world.db, { ...granted, amountPaise: 100_000 }, app.now());
  await stopVisit(app, { userId, bookingId, accepted: [1], comment: '' });
  await acceptWork(app, { userId, bookingId });

  const typed = { userId, upiId: 'asha@okbank', holderName: 'ASHA' };
  const destinationId = await noteDestination(app, typed);
  const ask = (shownPaise: number) =>
    requestPayout(app, { id: newId(), userId, destinationId, shownPaise });
  expect(await ask(100_000)).toEqual({
    ok: false,
    refusal: { code: 'dues-first', params: { duePaise: 80_000 } },
  });
  // No operator pays the customer by hand meanwhile.
  const byHand = () =>
    payOutByHand(app, {
      ...{ id: newId(), userId, destinationId, amountPaise: 1_000, by: meera.id, why: 'vase' },
    });
  await recordConfirmed(world.db, destinationId, app.now());
  expect(await byHand()).toMatchObject({
    refusal: { code: 'dues-first', params: { duePaise: 80_000 } },
  });
  expect(await readCredit(world.db, userId, app.now())).toMatchObject({
    ...{ balancePaise: 100_000, duePaise: 80_000 },
    dues: [{ bookingId, serviceSlug: 'plumbing', amountPaise: 80_000 }],
  });
  const paid = await payWithCredit(app, { bookingId, userId, shownPaise: 80_000 });
  expect(paid).toMatchObject({ ok: true });
  expect(await ask(20_000)).toEqual({ ok: true, value: 'requested' });
  expect(await byHand()).toEqual({ ok: true, value: 'approved' });
});
