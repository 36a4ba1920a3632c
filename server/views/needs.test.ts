import { expect, test } from 'vitest';
import { policy } from '#contract/policy.ts';
import { newId } from '#kernel/ids.ts';
import { HOUR, MINUTE, toIndiaIso } from '#kernel/time.ts';
import type { Customer } from '#server/flows/booking/book-slot.ts';
import { acceptWork } from '#server/flows/visit/accept-work.ts';
import { proposeExtraWork } from '#server/flows/visit/propose-extra-work.ts';
import { partPicture } from '#testing/part-picture.ts';
import { bookOnline } from '#testing/payments.ts';
import { sowCustomer } from '#testing/small-town.ts';
import { visitStage } from '#testing/visit-stage.ts';
import { acting, type VisitTestDeps, visitAt } from '#testing/visits.ts';
import type { World } from '#testing/world.ts';
import { listNeeds } from './needs.ts';

let world: World;
let asha: Customer;
let app: VisitTestDeps;

visitStage(6, (stage) => {
  ({ world, asha, app } = stage);
});

const needsNow = async (userId = asha.id) => {
  const at = { now: app.now(), paymentProvider: 'sandbox' } as const;
  return (await listNeeds(world.db, userId, at)).needs;
};

test('an unpaid held booking stands before a finished visit, until its slot is released', async () => {
  const { bookingId: visited } = await visitAt(app, asha, 'done');
  const held = await bookOnline(app, asha, { date: '2026-11-28' });
  const [first, second, ...rest] = await needsNow();
  expect(first).toMatchObject({ kind: 'pay', bookingId: held, amountPaise: 80_000 });
  expect(first?.until).toBe(toIndiaIso(app.now() + policy.hold.minutes * MINUTE));
  expect([second?.kind, second?.bookingId, rest]).toEqual(['accept', visited, []]);
  // Somebody else has nothing to do with it.
  expect(await needsNow((await sowCustomer(world.db)).id)).toEqual([]);
});

test('extra work asks first, finished work to be looked at, accepted work for a rating', async () => {
  const { bookingId, ravi } = await visitAt(app, asha, 'in_progress');
  const lines = [{ kind: 'parts' as const, label: 'Flush valve', amountPaise: 47_000 }];
  await proposeExtraWork(app, {
    ...acting(app, ravi, bookingId),
    ...(await partPicture(app, ravi, bookingId)),
    estimateId: newId(),
    lines,
  });
  expect(await needsNow()).toMatchObject([{ kind: 'extra-work', bookingId, amountPaise: 47_000 }]);

  const over = await visitAt(app, asha, 'done');
  await acceptWork(app, { bookingId: over.bookingId, userId: asha.id });
  const kinds = (await needsNow()).filter((need) => need.bookingId === over.bookingId);
  expect(kinds.map(({ kind }) => kind)).toEqual(['rate']);
  app.turnTo(app.now() + policy.rating.blindDays * 24 * HOUR);
  expect((await needsNow()).filter(({ kind }) => kind === 'rate')).toEqual([]);
});
