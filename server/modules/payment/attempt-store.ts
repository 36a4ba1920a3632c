import type { Paise } from '#kernel/money.ts';
import type { Instant } from '#kernel/time.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';
import type { Attempt, AttemptState, Reported } from './attempt.ts';

/** Written before the gateway is called, so that no order can exist that we have never heard of. */
export async function recordAttempt(db: Database, attempt: Attempt): Promise<void> {
  await insertAttempt.run(db, [
    attempt.id,
    attempt.bookingId,
    attempt.instalment,
    attempt.provider,
    attempt.orderReference,
    attempt.amountPaise,
    attempt.state,
    dateOrNull(attempt.nextAskAt),
    new Date(attempt.createdAt),
    attempt.also,
  ]);
}

export async function findAttempt(db: Database, id: string): Promise<Attempt | undefined> {
  const row = await selectAttempt.first(db, [id]);
  return row && toAttempt(row);
}

/** The attempt, locked until the transaction ends. Lock its booking first, always. */
export async function lockAttempt(db: Database, id: string): Promise<Attempt | undefined> {
  const row = await selectAttemptForUpdate.first(db, [id]);
  return row && toAttempt(row);
}

/** The one order of an instalment that somebody could pay, or is just being made. */
export async function findPayable(
  db: Database,
  bookingId: string,
  instalment: number,
): Promise<Attempt | undefined> {
  const row = await selectPayable.first(db, [bookingId, instalment]);
  return row && toAttempt(row);
}

export async function findAttemptByOrder(
  db: Database,
  provider: string,
  orderReference: string,
): Promise<Attempt | undefined> {
  const row = await selectByOrder.first(db, [provider, orderReference]);
  return row && toAttempt(row);
}

/** Attempts of a booking by which money may still come. */
export async function listOpenAttempts(db: Database, bookingId: string): Promise<Attempt[]> {
  return (await selectOpen.run(db, [bookingId])).map(toAttempt);
}

/** Attempts of a booking that are closed and still asked about: their money may come after all. */
export async function listLateAttempts(db: Database, bookingId: string): Promise<Attempt[]> {
  return (await selectLate.run(db, [bookingId])).map(toAttempt);
}

/** Attempts whose money is here, each with what has not gone back of it, newest first. */
export async function listKeptAttempts(db: Database, bookingId: string): Promise<Attempt[]> {
  return (await selectKept.run(db, [bookingId])).map((row) => ({
    ...toAttempt(row),
    amountPaise: row.left_paise,
  }));
}

/** Attempts whose hour to be asked about is over, open or closed. */
export async function listAttemptsToAsk(
  db: Database,
  now: Instant,
  most: number,
): Promise<string[]> {
  return (await selectToAsk.run(db, [new Date(now), most])).map((row) => row.id);
}

/** The pay page is there. Nothing changes when the attempt has moved on meanwhile. */
export const recordPayPage = (db: Database, id: string, payUrl: string): Promise<number> =>
  updatePayPage.count(db, [id, payUrl]);

/** The money of an attempt is there, whatever we thought of it before; 0 when it had been counted already. */
export const recordSucceeded = (
  db: Database,
  id: string,
  gatewayReference: string,
  at: Instant,
): Promise<number> => updateSucceeded.count(db, [id, gatewayReference, new Date(at)]);

/**
 * Closes an open attempt, or leaves it as it is when it is not open any more. With a moment to ask about it once more in
 * case that its money comes after all.
 */
export const recordClosed = (
  db: Database,
  id: string,
  state: Extract<AttemptState, 'unknown' | 'failed' | 'expired'>,
  nextAskAt: Instant | null = null,
): Promise<number> => updateClosed.count(db, [id, state, dateOrNull(nextAskAt)]);

/** A closed attempt was asked about, and is still not paid. */
export const recordAskedLate = (
  db: Database,
  id: string,
  nextAskAt: Instant | null,
): Promise<number> => updateAskedLate.count(db, [id, dateOrNull(nextAskAt)]);

export const recordAsked = (db: Database, id: string, nextAskAt: Instant | null): Promise<number> =>
  updateAsked.count(db, [id, dateOrNull(nextAskAt)]);

const dateOrNull = (at: Instant | null): Date | null => (at === null ? null : new Date(at));

type AttemptRow = {
  id: string;
  booking_id: string;
  instalment: number;
  provider: string;
  order_reference: string;
  amount_paise: Paise;
  state: AttemptState;
  pay_url: string | null;
  gateway_reference: string | null;
  next_ask_at: Instant | null;
  asked: number;
  asked_closed: number;
  created_at: Instant;
  also: number[];
  reported: Reported | null;
};

const toAttempt = (row: AttemptRow): Attempt => ({
  id: row.id,
  bookingId: row.booking_id,
  instalment: row.instalment,
  provider: row.provider,
  orderReference: row.order_reference,
  amountPaise: row.amount_paise,
  state: row.state,
  payUrl: row.pay_url,
  gatewayReference: row.gateway_reference,
  nextAskAt: row.next_ask_at,
  asked: row.asked,
  askedClosed: row.asked_closed,
  createdAt: row.created_at,
  also: row.also,
  reported: row.reported,
});

const insertAttempt = statement<
  [
    string,
    string,
    number,
    string,
    string,
    Paise,
    AttemptState,
    Date | null,
    Date,
    readonly number[],
  ]
>({
  name: 'payment-record-attempt',
  text: `insert into payment_attempts (id, booking_id, instalment, provider, order_reference, amount_paise, state,
      next_ask_at, created_at, also)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
});

const selectAttempt = statement<[string], AttemptRow>({
  name: 'payment-find-attempt',
  text: 'select * from payment_attempts where id = $1',
});

const selectAttemptForUpdate = statement<[string], AttemptRow>({
  name: 'payment-lock-attempt',
  text: 'select * from payment_attempts where id = $1 for update',
});

const selectPayable = statement<[string, number], AttemptRow>({
  name: 'payment-find-payable',
  text: `select * from payment_attempts
    where booking_id = $1 and instalment = $2 and state in ('created', 'pending')`,
});

const selectByOrder = statement<[string, string], AttemptRow>({
  name: 'payment-find-attempt-by-order',
  text: 'select * from payment_attempts where provider = $1 and order_reference = $2',
});

const selectOpen = statement<[string], AttemptRow>({
  name: 'payment-list-open-attempts',
  text: `select * from payment_attempts
    where booking_id = $1 and state in ('created', 'pending', 'unknown') order by created_at`,
});

const selectLate = statement<[string], AttemptRow>({
  name: 'payment-list-late-attempts',
  text: `select * from payment_attempts
    where booking_id = $1 and state in ('failed', 'expired', 'mismatched') and next_ask_at is not null order by created_at`,
});

const selectKept = statement<[string], AttemptRow & { left_paise: Paise }>({
  name: 'payment-list-kept-attempts',
  text: `select a.*, a.amount_paise - gone.paise as left_paise from payment_attempts a
      cross join lateral (select refunded_of(a.id) as paise) gone
    where a.booking_id = $1 and a.state = 'succeeded' and a.amount_paise > gone.paise
    order by a.settled_at desc, a.id desc`,
});

const selectToAsk = statement<[Date, number], { id: string }>({
  name: 'payment-list-attempts-to-ask',
  text: `select id from payment_attempts
    where next_ask_at is not null and next_ask_at <= $1 order by next_ask_at limit $2`,
});

const updatePayPage = statement<[string, string]>({
  name: 'payment-record-pay-page',
  text: `update payment_attempts set state = 'pending', pay_url = $2 where id = $1 and state = 'created'`,
});

const updateSucceeded = statement<[string, string, Date]>({
  name: 'payment-record-succeeded',
  text: `update payment_attempts
    set state = 'succeeded', gateway_reference = $2, settled_at = $3, next_ask_at = null
    where id = $1 and state <> 'succeeded'`,
});

const updateClosed = statement<[string, AttemptState, Date | null]>({
  name: 'payment-record-closed',
  text: `update payment_attempts
    set state = $2, next_ask_at = case when $2 = 'unknown' then next_ask_at else $3 end
    where id = $1 and state in ('created', 'pending', 'unknown')`,
});

const updateAskedLate = statement<[string, Date | null]>({
  name: 'payment-record-asked-late',
  text: `update payment_attempts set asked_closed = asked_closed + 1, next_ask_at = $2
    where id = $1 and state in ('failed', 'expired', 'mismatched')`,
});

const updateAsked = statement<[string, Date | null]>({
  name: 'payment-record-asked',
  text: `update payment_attempts set asked = asked + 1, next_ask_at = $2
    where id = $1 and state in ('created', 'pending', 'unknown')`,
});
