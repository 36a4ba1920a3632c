import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#kernel/ids.ts';
import { DAY } from '#kernel/time.ts';
import type { Customer } from '#server/flows/booking/book-slot.ts';
import { sumOfLedger } from '#server/modules/ledger/store.ts';
import { readBooking } from '#server/views/bookings.ts';
import { readCancellation } from '#server/views/cancellation.ts';
import { insertStranger } from '#testing/cast.ts';
import {
  balancesOf,
  bookOnline,
  type PaymentDeps,
  payFor,
  paymentDeps,
  refundsOf,
} from '#testing/payments.ts';
import { listBroken } from '#testing/races/invariants.ts';
import { sowCustomer, sowKarigar, sowSmallTown } from '#testing/small-town.ts';
import { given, visitAt, visitDeps } from '#testing/visits.ts';
import { createWorld, NOW, type World } from '#testing/world.ts';
import { callOffBooking } from '../booking/call-off-booking.ts';
import { cancelBooking } from '../booking/cancel-booking.ts';
import { disputeWork } from '../visit/dispute-work.ts';
import { resolveDispute } from '../visit/resolve-dispute.ts';
import { refundByHand } from './refund-by-hand.ts';

let world: World;
let asha: Customer;
let meera: string;
let deps: PaymentDeps;
beforeAll(async () => {
  world = await createWorld();
  await sowSmallTown(world.db);
  asha = await sowCustomer(world.db);
  meera = (await insertStranger(world.db, { role: 'ops', fullName: 'Meera' })).id;
  for (let count = 0; count < 4; count += 1) await sowKarigar(world.db, { skills: [3] });
  deps = paymentDeps(world.db, NOW);
});
afterAll(async () => {
  expect(await sumOfLedger(world.db)).toBe(0);
  expect(await listBroken(world.db)).toEqual([]);
  await world.close();
});

/** A payment in full, of which an operator has given ₹200 back. */
async function handedBack(): Promise<string> {
  const id = await bookOnline(deps, asha, { date: '2026-11-25' });
  const attemptId = await payFor(deps, asha, id);
  const kindness = { id: newId(), attemptId, amountPaise: 20_000, by: meera, why: 'a kindness' };
  expect(await refundByHand(deps, kindness)).toEqual({ ok: true, value: 'approved' });
  return id;
}
const givenBack = async (id: string) =>
  (await refundsOf(world.db, id)).map(({ amount, reason }) => [amount, reason]).toSorted();

test('a customer who cancels after a refund by hand gets back what was paid and no more, as it was quoted', async () => {
  const id = await handedBack();
  const quote = await readCancellation(world.db, asha.id, { id }, deps.now());
  expect(quote).toMatchObject({
    value: { feePaise: 0, countedPaise: 20_000, refundPaise: 60_000 },
  });
  const shown = { shownFeePaise: 0, shownRefundPaise: 60_000 };
  const cancelled = await cancelBooking(deps, { bookingId: id, userId: asha.id, ...shown });
  expect(cancelled).toMatchObject({ ok: true });
  expect(await givenBack(id)).toEqual([
    [20_000, 'by-hand'],
    [60_000, 'cancelled'],
  ]);
  const { customer_advances, goodwill, account_credit, refunds_payable } = await balancesOf(
    world.db,
    id,
  );
  expect({ customer_advances, goodwill }).toEqual({ customer_advances: 0, goodwill: 0 });
  expect({ account_credit, refunds_payable }).toEqual({
    ...{ account_credit: undefined, refunds_payable: -80_000 },
  });
});

test('a complaint gives back what was decided beside a refund by hand, and never more than was paid', async () => {
  for (const [decidedPaise, goesPaise] of [
    [30_000, 30_000],
    [70_000, 60_000],
  ] as const) {
    const visits = visitDeps(world.db);
    const { bookingId } = await visitAt(visits, asha, 'in_progress');
    const { rows } = await world.db.query('select id from payment_attempts where booking_id = $1', [
      bookingId,
    ]);
    const kindness = { id: newId(), attemptId: rows[0].id, amountPaise: 20_000, by: meera };
    expect(await refundByHand(visits, { ...kindness, why: 'a kindness' })).toMatchObject({
      ok: true,
    });
    await given.visit(visits, 'done', bookingId);
    const said = { reason: 'badly-done', lines: [1], comment: 'It drips' };
    await disputeWork(visits, { bookingId, userId: asha.id, ...said });
    const decided = { outcome: 'refund', refundPaise: decidedPaise, comment: '' } as const;
    const borne = { borneBy: 'us', actor: 'ops:1' } as const;
    expect(await resolveDispute(visits, { bookingId, ...decided, ...borne })).toMatchObject({
      ok: true,
    });
    expect(await givenBack(bookingId)).toEqual([
      [20_000, 'by-hand'],
      [goesPaise, 'less-work'],
    ]);
    expect((await balancesOf(world.db, bookingId)).account_credit).toBeUndefined();
  }
});

test('the same holds when we call it off; until then the booking is a paid one, with what went back beside it', async () => {
  const id = await handedBack();
  const at = { now: deps.now(), paymentProvider: 'sandbox' } as const;
  expect(await readBooking(world.db, asha.id, id, at)).toMatchObject({
    value: { booking: { payment: { state: 'paid', paidPaise: 80_000, refundingPaise: 20_000 } } },
  });
  const why = 'a storm';
  await callOffBooking({ ...deps, now: () => NOW - DAY }, { bookingId: id, actor: 'ops:1', why });
  expect(await givenBack(id)).toEqual([
    [20_000, 'by-hand'],
    [60_000, 'cancelled'],
  ]);
});
