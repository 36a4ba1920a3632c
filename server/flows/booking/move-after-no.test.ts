import { afterEach, beforeEach, expect, test } from 'vitest';
import { listOpenOffers } from '#server/views/offers.ts';
import { bookOnline } from '#testing/payments.ts';
import { sowCustomer, sowSmallTown } from '#testing/small-town.ts';
import { holderOf, sowWorker, visitDeps } from '#testing/visits.ts';
import { createWorld, type World } from '#testing/world.ts';
import { declineOffer } from '../dispatch/decline-offer.ts';
import { findKarigar } from '../dispatch/find-karigar.ts';
import { rescheduleBooking } from './reschedule-booking.ts';

let world: World;
beforeEach(async () => {
  world = await createWorld();
  await sowSmallTown(world.db);
});
afterEach(() => world.close());

test.each([
  ['a visit that moves goes to somebody who has not said no to it', [2, 3]],
  ['a visit that moves stays with who said no to it where nobody else is free', [2]],
])('%s', async (_, skills) => {
  const app = visitDeps(world.db);
  const asha = await sowCustomer(world.db);
  const ravi = await sowWorker(world.db);
  const id = await bookOnline(app, asha, { paymentMethod: 'cash' });
  await findKarigar(app, { bookingId: id, cause: 'BookingPlaced' });
  const [offer] = await listOpenOffers(world.db, ravi.userId, app.now());
  await declineOffer(app, { id: offer?.id ?? '', userId: ravi.userId });

  const sunil = await sowWorker(world.db, skills);
  const moved = await rescheduleBooking(app, {
    ...{ id, userId: asha.id, date: '2026-11-23', time: '02:00 PM', shownFloorPaise: 0 },
  });
  expect(moved).toEqual({ ok: true, value: 'moved' });
  expect(await holderOf(world.db, id)).toEqual(skills.includes(3) ? sunil : ravi);
});
