import { afterAll, beforeAll, expect, test } from 'vitest';
import { MINUTE } from '#kernel/time.ts';
import { cancelBooking } from '#server/flows/booking/cancel-booking.ts';
import { readCancellation } from '#server/views/cancellation.ts';
import { bookOnline } from '#testing/payments.ts';
import { sowCustomer, sowSmallTown, TOWN } from '#testing/small-town.ts';
import { acting, given, START, sowWorker, visitAt, visitDeps } from '#testing/visits.ts';
import { createWorld, type World } from '#testing/world.ts';
import { dispatchVisit } from './dispatch-visit.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
  await sowSmallTown(world.db);
});
afterAll(() => world.close());

/** One Karigar who lives far away, with a visit at ten and the next one near it at noon; the first one is cancelled. */
async function cancelledFirst(setsOut: boolean) {
  await world.db.query('update karigars set active = false');
  const app = visitDeps(world.db);
  const asha = await sowCustomer(world.db);
  const ravi = await sowWorker(world.db);
  await world.db.query('update karigars set home_pincode = $2 where id = $1', [
    ravi.karigarId,
    TOWN.far,
  ]);
  const next = await bookOnline(app, asha, { paymentMethod: 'cash', time: '12:00 PM' });
  await given.visit(app, 'assigned', next);
  const { bookingId } = await visitAt(app, asha, 'assigned');
  const leaveAt = async () =>
    (await world.db.query('select leave_at from holds where booking_id = $1', [next])).rows[0]
      .leave_at as number;
  const planned = await leaveAt();
  app.turnTo(START - 20 * MINUTE);
  if (setsOut)
    expect(await dispatchVisit(app, acting(app, ravi, bookingId))).toMatchObject({ ok: true });
  const quote = await readCancellation(world.db, asha.id, { id: bookingId }, app.now());
  if (!quote.ok) throw new Error('It cannot be cancelled');
  const { feePaise: shownFeePaise, refundPaise: shownRefundPaise } = quote.value;
  const command = { bookingId, userId: asha.id, shownFeePaise, shownRefundPaise };
  expect(await cancelBooking(app, command)).toMatchObject({ ok: true });
  return { planned, leaveAt: await leaveAt() };
}

test('a Karigar who has set out for a visit that is cancelled leaves for the next one as planned', async () => {
  const { planned, leaveAt } = await cancelledFirst(true);
  expect(leaveAt).toBe(planned);
});

test('a Karigar who is still at home leaves for the next one so much sooner', async () => {
  const { planned, leaveAt } = await cancelledFirst(false);
  expect(leaveAt).toBeLessThan(planned);
});
