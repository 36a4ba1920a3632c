import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#kernel/ids.ts';
import { MINUTE } from '#kernel/time.ts';
import type { Customer } from '#server/flows/booking/book-slot.ts';
import {
  balancesOf,
  bookOnline,
  lookAt,
  type PaymentHouse,
  paymentHouse,
} from '#testing/payments.ts';
import { sowCustomer, sowKarigar, sowSmallTown } from '#testing/small-town.ts';
import { createWorld, NOW, type World } from '#testing/world.ts';
import { beginPayment } from './begin-payment.ts';
import { beginRefund } from './begin-refund.ts';
import { recordPayment } from './record-payment.ts';
import { recordRefundResult } from './record-refund-result.ts';

let world: World;
let asha: Customer;
let house: PaymentHouse & { pass(ms: number): void };

beforeAll(async () => {
  world = await createWorld();
  await sowSmallTown(world.db);
  asha = await sowCustomer(world.db);
  for (let count = 0; count < 4; count += 1) await sowKarigar(world.db, { skills: [3] });
  house = paymentHouse(world.db, NOW);
});
afterAll(() => world.close());

/** A refund whose first try has just been sent. */
async function sent() {
  const bookingId = await bookOnline(house, asha);
  const begun = await beginPayment(house, {
    bookingId,
    userId: asha.id,
    provider: 'sandbox',
    amountPaise: 80_000,
  });
  if (!begun.ok) throw new Error(begun.refusal.code);
  const { attempt } = begun.value;
  await world.db.query(`update bookings set status = 'cancelled' where id = $1`, [bookingId]);
  await recordPayment(house, {
    attemptId: attempt.id,
    receipt: {
      orderReference: attempt.orderReference,
      gatewayReference: newId(),
      amountPaise: 80_000,
      instrument: 'upi',
    },
  });
  const { rows } = await world.db.query<{ id: string }>(
    'select id from refunds where booking_id = $1',
    [bookingId],
  );
  const refundId = rows[0]?.id as string;
  const { call } = await beginRefund(house, { refundId });
  return { bookingId, refundId, refundReference: call?.refundReference as string };
}

const stateOf = async (refundId: string) =>
  (await world.db.query<{ state: string }>('select state from refunds where id = $1', [refundId]))
    .rows[0]?.state;

const credited = {
  state: 'credited',
  gatewayReference: 'SBXR1',
  amountPaise: 80_000,
} as const;

test('credited: the ledger is closed and the customer can be told, once', async () => {
  const { bookingId, ...refund } = await sent();
  await recordRefundResult(house, { ...refund, said: credited });
  await recordRefundResult(house, { ...refund, said: credited });
  expect(await stateOf(refund.refundId)).toBe('credited');
  expect((await balancesOf(world.db, bookingId)).refunds_payable).toBe(0);
  const { events } = await lookAt(world.db, bookingId);
  expect(events.filter((event) => event === 'RefundCredited')).toHaveLength(1);
  const { rows } = await world.db.query(
    `select actor from events where subject = $1 and type = 'RefundCredited'`,
    [bookingId],
  );
  expect(rows).toEqual([{ actor: 'gateway:sandbox' }]);
});

test('another amount than ours is no credit, and is said to be a mismatch', async () => {
  const { bookingId, ...refund } = await sent();
  const said = { ...credited, amountPaise: 79_900 };
  expect(await recordRefundResult(house, { ...refund, said })).toEqual({ mismatch: true });
  expect(await stateOf(refund.refundId)).toBe('initiated');
  expect((await balancesOf(world.db, bookingId)).refunds_payable).toBe(-80_000);
});

test('an answer about an earlier try says nothing about the one under way', async () => {
  const first = await sent();
  await recordRefundResult(house, { ...first, said: { state: 'failed' } });
  house.pass(MINUTE);
  const { call } = await beginRefund(house, first);
  expect(call?.refundReference).not.toBe(first.refundReference);
  await recordRefundResult(house, { ...first, said: { state: 'failed' } });
  expect(await stateOf(first.refundId)).toBe('retried');
});

test('while it is under way a repeated call only asks', async () => {
  const { refundId, refundReference } = await sent();
  expect((await beginRefund(house, { refundId })).call).toMatchObject({
    kind: 'ask',
    refundReference,
  });
});
