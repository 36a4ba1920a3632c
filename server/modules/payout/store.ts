import type { Paise } from '#kernel/money.ts';
import type { Instant } from '#kernel/time.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';
import type { Payout, PayoutState } from './payout.ts';

/** Records that a person wants their credit paid out. The same id again changes nothing. */
export const recordRequested = (
  db: Database,
  payout: Pick<Payout, 'id' | 'userId' | 'destinationId' | 'amountPaise'> & {
    readonly state: 'requested' | 'approved';
    /** The owner, or the person of operations who asks for them. */
    readonly requestedBy: string;
  },
  at: Instant,
): Promise<number> =>
  insertPayout.count(db, [
    payout.id,
    payout.userId,
    payout.destinationId,
    payout.amountPaise,
    payout.state,
    payout.requestedBy,
    new Date(at),
  ]);

export async function findPayout(db: Database, id: string): Promise<Payout | undefined> {
  const row = await selectPayout.first(db, [id]);
  return row && toPayout(row);
}

/** The payout, locked until the transaction ends. Lock the credit of its owner first, always. */
export async function lockPayout(db: Database, id: string): Promise<Payout | undefined> {
  const row = await selectForUpdate.first(db, [id]);
  return row && toPayout(row);
}

/** Payouts that wait for a step of ours. */
export const listPayoutsToMove = async (
  db: Database,
  now: Instant,
  most: number,
): Promise<string[]> => (await selectToMove.run(db, [new Date(now), most])).map(({ id }) => id);

/** A second of us agrees. */
export const recordApproved = (
  db: Database,
  id: string,
  by: string | null,
  at: Instant,
): Promise<number> => updateApproved.count(db, [id, by, new Date(at)]);

/** A second of us does not agree, or nobody has; answers whether it still waited. */
export const recordDeclined = async (db: Database, id: string): Promise<boolean> =>
  (await removeRequested.count(db, [id])) > 0;

/** Those that wait for a second of us since before then. */
export const listRequested = async (db: Database, before: Instant): Promise<string[]> =>
  (await selectRequested.run(db, [new Date(before)])).map(({ id }) => id);

/** A try begins. The next question is due soon, in case its answer is lost. */
export const recordSent = (
  db: Database,
  id: string,
  step: { readonly state: 'initiated' | 'retried'; readonly provider: string },
  at: Instant,
  nextAskAt: Instant,
): Promise<number> =>
  updateSent.count(db, [id, step.state, step.provider, new Date(at), new Date(nextAskAt)]);

export const recordProcessing = (
  db: Database,
  id: string,
  bankReference: string | null,
  nextAskAt: Instant,
): Promise<number> => updateProcessing.count(db, [id, bankReference, new Date(nextAskAt)]);

export const recordPaid = (
  db: Database,
  id: string,
  bankReference: string,
  at: Instant,
): Promise<number> => updatePaid.count(db, [id, bankReference, new Date(at)]);

export const recordFailed = (db: Database, id: string, againAt: Instant): Promise<number> =>
  updateFailed.count(db, [id, new Date(againAt)]);

/** It is not tried any more: its owner has the credit again. */
export const recordReturned = (db: Database, id: string, at: Instant): Promise<number> =>
  updateReturned.count(db, [id, new Date(at)]);

type Row = {
  id: string;
  user_id: string;
  destination_id: string;
  amount_paise: Paise;
  state: PayoutState;
  provider: string | null;
  tries: number;
  asked: number;
  next_ask_at: Instant | null;
  requested_by: string;
  approved_by: string | null;
};

const toPayout = (row: Row): Payout => ({
  id: row.id,
  userId: row.user_id,
  destinationId: row.destination_id,
  amountPaise: row.amount_paise,
  state: row.state,
  provider: row.provider,
  tries: row.tries,
  asked: row.asked,
  nextAskAt: row.next_ask_at,
  requestedBy: row.requested_by,
  approvedBy: row.approved_by,
});

const insertPayout = statement<[string, string, string, Paise, string, string, Date]>({
  name: 'payout-record-requested',
  text: `insert into payouts (id, user_id, destination_id, amount_paise, state, requested_by, by_hand, requested_at,
        next_ask_at)
      values ($1, $2::uuid, $3, $4, $5::text, $6::uuid, $6::uuid <> $2::uuid, $7, case when $5::text = 'approved' then $7::timestamptz end)
    on conflict (id) do nothing`,
});

const selectPayout = statement<[string], Row>({
  name: 'payout-find',
  text: 'select * from payouts where id = $1',
});

const selectForUpdate = statement<[string], Row>({
  name: 'payout-lock',
  text: 'select * from payouts where id = $1 for update',
});

const selectToMove = statement<[Date, number], { id: string }>({
  name: 'payout-list-to-move',
  text: `select id from payouts where next_ask_at <= $1 and provider is distinct from 'bank-file'
    order by next_ask_at limit $2`,
});

const updateApproved = statement<[string, string | null, Date]>({
  name: 'payout-record-approved',
  text: `update payouts set state = 'approved', approved_by = $2, next_ask_at = $3
    where id = $1 and state = 'requested'`,
});

const removeRequested = statement<[string]>({
  name: 'payout-record-declined',
  text: "delete from payouts where id = $1 and state = 'requested' and by_hand",
});

const selectRequested = statement<[Date], { id: string }>({
  name: 'payout-list-requested',
  text: "select id from payouts where state = 'requested' and by_hand and requested_at < $1 order by requested_at",
});

const updateSent = statement<[string, string, string, Date, Date]>({
  name: 'payout-record-sent',
  text: `update payouts set state = $2, provider = $3, tries = tries + 1, asked = 0,
      initiated_at = coalesce(initiated_at, $4), next_ask_at = $5
    where id = $1 and state in ('approved', 'failed')`,
});

const updateProcessing = statement<[string, string | null, Date]>({
  name: 'payout-record-processing',
  text: `update payouts set state = case when $2::text is null then state else 'processing' end,
      bank_reference = coalesce($2, bank_reference), asked = asked + 1, next_ask_at = $3
    where id = $1 and state in ('initiated', 'retried', 'processing')`,
});

const updatePaid = statement<[string, string, Date]>({
  name: 'payout-record-paid',
  text: `update payouts set state = 'paid', bank_reference = $2, paid_at = $3, next_ask_at = null
    where id = $1 and state in ('initiated', 'retried', 'processing', 'failed')`,
});

const updateFailed = statement<[string, Date]>({
  name: 'payout-record-failed',
  text: `update payouts set state = 'failed', next_ask_at = $2
    where id = $1 and state in ('initiated', 'retried', 'processing')`,
});

const updateReturned = statement<[string, Date]>({
  name: 'payout-record-returned',
  text: `update payouts set state = 'returned', returned_at = $2, next_ask_at = null
    where id = $1 and state in ('initiated', 'retried', 'processing')`,
});

/** The sum that one colleague alone has had paid to somebody since then: many small ones are a large one. */
export const sumPaidAlone = async (db: Database, userId: string, since: Instant): Promise<Paise> =>
  (await selectAlone.first(db, [userId, new Date(since)]))?.paise ?? 0;

const selectAlone = statement<[string, Date], { paise: Paise }>({
  name: 'payout-sum-paid-alone',
  text: `select coalesce(sum(amount_paise), 0)::bigint as paise from payouts
    where user_id = $1 and by_hand and approved_by is null and requested_at > $2
      and state not in ('requested', 'returned')`,
});
