import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newId } from '#kernel/ids.ts';
import { DAY, MINUTE } from '#kernel/time.ts';
import type { Customer } from '#server/flows/booking/book-slot.ts';
import { callOffBooking } from '#server/flows/booking/call-off-booking.ts';
import { reactionsTo } from '#server/reactions.ts';
import { readBooking } from '#server/views/bookings.ts';
import { listRefunds } from '#server/views/refunds.ts';
import { changedAfter } from '#testing/changed-after.ts';
import {
  balancesOf,
  bookOnline,
  lookAt,
  type PaymentDeps,
  paymentDeps,
} from '#testing/payments.ts';
import { sowCustomer, sowKarigar, sowSmallTown } from '#testing/small-town.ts';
import { createWorld, NOW, type World } from '#testing/world.ts';
import { beginPayment } from '../payment/begin-payment.ts';
import { recordPayment } from '../payment/record-payment.ts';
import { beginTransfer } from './begin-transfer.ts';
import { recordTransferResult } from './record-transfer-result.ts';

let world: World;
let asha: Customer;
let app: PaymentDeps & { pass(ms: number): void };

beforeAll(async () => {
  world = await createWorld();
  await sowSmallTown(world.db);
  asha = await sowCustomer(world.db);
  for (let count = 0; count < 8; count += 1) await sowKarigar(world.db, { skills: [3] });
});
beforeEach(() => {
  app = paymentDeps(world.db, NOW);
});
afterAll(() => world.close());

/** A refund whose first try has just been sent. */
async function sent() {
  const bookingId = await bookOnline(app, asha);
  const begun = await beginPayment(app, {
    bookingId,
    userId: asha.id,
    provider: 'sandbox',
    amountPaise: 80_000,
  });
  if (!begun.ok) throw new Error(begun.refusal.code);
  const { attempt } = begun.value;
  await callOffBooking(app, { bookingId, actor: 'ops:1', why: 'test' });
  await recordPayment(app, {
    attemptId: attempt.id,
    receipt: {
      orderReference: attempt.orderReference,
      gatewayReference: newId(),
      amountPaise: 80_000,
      instrument: 'upi',
    },
  });
  const { rows } = await world.db.query<{ id: string }>(
    'select id from transfers where booking_id = $1',
    [bookingId],
  );
  const refundId = rows[0]?.id as string;
  const { call } = await begin(refundId);
  return { bookingId, refundId, name: call?.name as string };
}

/** Takes its next step. */
const begin = (transferId: string) => beginTransfer(app, { transferId, payoutProvider: undefined });

const stateOf = async (refundId: string) =>
  (await world.db.query<{ state: string }>('select state from transfers where id = $1', [refundId]))
    .rows[0]?.state;

const credited = {
  state: 'paid',
  reference: 'SBXR1',
  amountPaise: 80_000,
} as const;

test('credited: the ledger is closed and the customer can be told, once', async () => {
  const { bookingId, ...refund } = await sent();
  await recordTransferResult(app, { ...refund, said: credited });
  await recordTransferResult(app, { ...refund, said: credited });
  expect(await stateOf(refund.refundId)).toBe('paid');
  expect((await balancesOf(world.db, bookingId)).refunds_payable).toBe(0);
  const { events } = await lookAt(world.db, bookingId);
  expect(events.filter((event) => event === 'RefundCredited')).toHaveLength(1);
  const { rows } = await world.db.query(
    `select actor from events where subject = $1 and type = 'RefundCredited'`,
    [bookingId],
  );
  expect(rows).toEqual([{ actor: 'gateway:sandbox' }]);
});

test('a page that is read while the refund arrives says one thing about it: under way or with its owner, never both', async () => {
  const { bookingId, ...refund } = await sent();
  const read = (pool: World['db']) =>
    readBooking(pool, asha.id, bookingId, { now: app.now(), paymentProvider: 'sandbox' });
  const between = changedAfter(world.db, 'view-booking', () =>
    recordTransferResult(app, { ...refund, said: credited }),
  );
  expect(await read(between)).toMatchObject({
    value: {
      booking: { payment: { refundingPaise: 80_000, refundedPaise: 0 } },
      refunds: [{ state: 'sent' }],
    },
  });
  expect(await read(world.db)).toMatchObject({
    value: {
      booking: { payment: { refundingPaise: 0, refundedPaise: 80_000 } },
      refunds: [{ state: 'credited' }],
    },
  });
});

test('another amount than ours is no credit, and is said to be a mismatch', async () => {
  const { bookingId, ...refund } = await sent();
  const said = { ...credited, amountPaise: 79_900 };
  expect(await recordTransferResult(app, { ...refund, said })).toMatchObject({
    alarm: 'refund-mismatch',
  });
  expect(await stateOf(refund.refundId)).toBe('initiated');
  expect((await balancesOf(world.db, bookingId)).refunds_payable).toBe(-80_000);
});

test('an answer about an earlier try says nothing about the one under way', async () => {
  const first = await sent();
  await recordTransferResult(app, { ...first, said: { state: 'failed' } });
  app.pass(MINUTE);
  const { call } = await begin(first.refundId);
  expect(call?.name).not.toBe(first.name);
  await recordTransferResult(app, { ...first, said: { state: 'failed' } });
  expect(await stateOf(first.refundId)).toBe('retried');
});

/** Fails as often as it may; answers the last try. */
async function failAlways(first: Awaited<ReturnType<typeof sent>>) {
  let { name } = first;
  for (;;) {
    const last = { name };
    const recorded = await recordTransferResult(app, { ...last, said: { state: 'failed' } });
    if (recorded.againAt === undefined) return { last, recorded };
    app.pass(recorded.againAt - app.now());
    name = (await begin(first.refundId)).call?.name as string;
  }
}

const creditsOf = async (bookingId: string) =>
  (
    await world.db.query(
      'select user_id, amount_paise::int as amount, reason from credits where booking_id = $1',
      [bookingId],
    )
  ).rows;

test('one that fails its last try becomes credit, once, and its owner is told', async () => {
  const first = await sent();
  const { bookingId, refundId } = first;
  const { last, recorded } = await failAlways(first);
  expect(recorded).toMatchObject({ alarm: 'refund-given-up' });
  await recordTransferResult(app, { ...last, said: { state: 'failed' } });
  expect(await stateOf(refundId)).toBe('returned');
  const credits = [{ user_id: asha.id, amount: 80_000, reason: 'not-returnable' }];
  expect(await creditsOf(bookingId)).toEqual(credits);
  const owed = { refunds_payable: 0, account_credit: -80_000 };
  expect(await balancesOf(world.db, bookingId)).toMatchObject(owed);
  const { rows } = await world.db.query(
    `select id, type, subject, data, at from events where subject = $1 and type = 'RefundFailed' order by id`,
    [bookingId],
  );
  const told = rows.map((event) => reactionsTo(event).map(({ job }) => job));
  expect(told.slice(0, -1).flat()).toEqual([]);
  expect(told.at(-1)).toEqual(['tell-customer', 'write-messages', 'tell-operations']);
  const views = await listRefunds(world.db, asha.id, bookingId, app.now() + 99 * DAY);
  expect(views).toMatchObject([{ state: 'as-credit', holder: 'you', isOverdue: false }]);
  // Every list with the booking shows that its money is with its owner again.
  const seen = await readBooking(world.db, asha.id, bookingId, {
    now: app.now(),
    paymentProvider: 'sandbox',
  });
  const payment = { state: 'refunded', refundedPaise: 80_000 };
  expect(seen).toMatchObject({ value: { booking: { payment } } });

  // The gateway thinks better of it: nothing moves a second time.
  expect(await recordTransferResult(app, { ...last, said: credited })).toMatchObject({
    alarm: 'refund-paid-twice',
  });
  expect(await stateOf(refundId)).toBe('returned');
  expect(await balancesOf(world.db, bookingId)).toMatchObject(owed);
});

test('two refunds of one booking may both become credit', async () => {
  const first = await sent();
  const { rows } = await world.db.query<{ id: string }>(
    `insert into transfers (purpose, id, booking_id, attempt_id, amount_paise, reason, state, requested_at, next_ask_at)
      select 'refund', $2, booking_id, attempt_id, 1000, 'cancelled', 'approved', requested_at, requested_at
        from transfers where id = $1 returning id`,
    [first.refundId, newId()],
  );
  await failAlways(first);
  const refundId = rows[0]?.id as string;
  const { call } = await begin(refundId);
  await failAlways({ ...first, refundId, name: call?.name as string });
  expect((await creditsOf(first.bookingId)).map(({ amount }) => amount).sort()).toEqual([
    1_000, 80_000,
  ]);
});

test('nobody is left to have it as credit: it stays owed, and people are called', async () => {
  const first = await sent();
  await world.db.query(`update bookings set request_hash = '' where id = $1`, [first.bookingId]);
  expect((await failAlways(first)).recorded).toMatchObject({ alarm: 'refund-given-up' });
  expect(await stateOf(first.refundId)).toBe('failed');
  expect(await creditsOf(first.bookingId)).toEqual([]);
  expect((await balancesOf(world.db, first.bookingId)).refunds_payable).toBe(-80_000);
});

test('while it is under way a repeated call only asks', async () => {
  const { refundId, name } = await sent();
  expect((await begin(refundId)).call).toMatchObject({ kind: 'ask', name });
});
