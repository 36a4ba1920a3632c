import { beforeEach, describe, expect, test } from 'vitest';
import { newId } from '#kernel/ids.ts';
import { instantInIndia, MINUTE } from '#kernel/time.ts';
import type { Customer } from '#server/flows/booking/book-slot.ts';
import { readBooking } from '#server/views/bookings.ts';
import { eventOfDays } from '#testing/event-of-days.ts';
import { balancesOf, payFor, refundsOf } from '#testing/payments.ts';
import { listBroken } from '#testing/races/invariants.ts';
import { visitStage } from '#testing/visit-stage.ts';
import { sowWorker, type VisitTestDeps, type Worker } from '#testing/visits.ts';
import type { World } from '#testing/world.ts';
import { beginPayment } from './begin-payment.ts';
import { recordPayment } from './record-payment.ts';

const DAYS = ['2026-11-24', '2026-11-26', '2026-11-28'] as const;
const ADVANCE = 480_000;
const OF_DAY = 20_000;

let world: World;
let asha: Customer;
let app: VisitTestDeps;
let ravi: Worker;
let id: string;
visitStage(0, (stage) => {
  ({ world, asha, app } = stage);
});
/** On the evening of the third day nobody has paid for any of the three. */
beforeEach(async () => {
  await world.db.query('update karigars set active = false');
  ravi = await sowWorker(world.db, [2]);
  id = await eventOfDays(app, asha, { serviceId: 2, pricePaise: 200_000 }, DAYS, [ravi]);
  await payFor(app, asha, id, ADVANCE);
  app.turnTo(instantInIndia(DAYS[2], 1_200));
});

const begin = (amountPaise: number) =>
  beginPayment(app, { bookingId: id, userId: asha.id, provider: 'sandbox', amountPaise });
async function ordered(amountPaise: number) {
  const begun = await begin(amountPaise);
  if (!begun.ok) throw new Error(begun.refusal.code);
  return begun.value.attempt;
}
const paid = (attempt: { id: string; orderReference: string; amountPaise: number }) => {
  const { orderReference, amountPaise } = attempt;
  const receipt = { orderReference, amountPaise, gatewayReference: newId(), instrument: 'upi' };
  return { attemptId: attempt.id, receipt: receipt as typeof receipt & { instrument: 'upi' } };
};
const payment = async () => {
  const at = { now: app.now(), paymentProvider: 'sandbox' } as const;
  const outcome = await readBooking(world.db, asha.id, id, at);
  if (!outcome.ok) throw new Error(outcome.refusal.code);
  return outcome.value.booking.payment;
};
const twenty = <Value>(work: () => Promise<Value>) =>
  Promise.all(Array.from({ length: 20 }, () => work()));

describe('three days of an event are due', () => {
  test('they are paid at once by one order, however often it is asked for and reported', async () => {
    expect(await payment()).toMatchObject({ dueNowPaise: OF_DAY, dueAllPaise: 3 * OF_DAY });
    const begun = await twenty(() => begin(3 * OF_DAY));
    expect(begun.filter((one) => one.ok && one.value.kind === 'new')).toHaveLength(1);
    expect(begun.every((one) => one.ok)).toBe(true);
    const [first] = begun;
    if (!first?.ok) throw new Error('Not begun');
    const report = paid(first.value.attempt);
    const verdicts = await twenty(() => recordPayment(app, report));
    expect(verdicts.toSorted()).toEqual([...Array(19).fill('known'), 'settled']);
    expect(await payment()).toMatchObject({
      ...{ dueNowPaise: 0, dueAllPaise: 0, paidPaise: ADVANCE + 3 * OF_DAY, refundedPaise: 0 },
    });
    expect(await balancesOf(world.db, id)).toMatchObject({
      customer_advances: -(ADVANCE + 3 * OF_DAY),
    });
    expect(await listBroken(world.db)).toEqual([]);
  });

  test.each(['all', 'the first'])(
    'one tab pays all of them and another the first: what comes second goes back whole, also with %s reported first',
    async (earlier) => {
      const all = await ordered(3 * OF_DAY);
      app.pass(MINUTE);
      const one = await ordered(OF_DAY);
      const orders = earlier === 'all' ? [all, one] : [one, all];
      const verdicts = await Promise.all(orders.map((order) => recordPayment(app, paid(order))));
      expect(verdicts.toSorted()).toEqual(['returned', 'settled']);
      const back = await refundsOf(world.db, id);
      expect(back).toMatchObject([{ reason: 'paid-twice' }]);
      const kept = 4 * OF_DAY - (back[0]?.amount ?? 0);
      expect((await payment()).dueAllPaise).toBe(3 * OF_DAY - kept);
      expect(await listBroken(world.db)).toEqual([]);
    },
  );

  test('another sum than one part or all of them is refused', async () => {
    for (const amountPaise of [2 * OF_DAY, 3 * OF_DAY + 1, OF_DAY - 1])
      expect(await begin(amountPaise)).toMatchObject({
        refusal: { code: 'amount-mismatch', params: { dueNowPaise: OF_DAY } },
      });
  });
});
