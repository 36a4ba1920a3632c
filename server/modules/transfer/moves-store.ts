import type { Instant } from '#kernel/time.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';
import { from, to } from './states-in-sql.ts';
import { HAND_PAID, transferMoves } from './transfer.ts';

/** A second of us agrees, or nobody has to. */
export const recordApproved = (
  db: Database,
  id: string,
  by: string | null,
  at: Instant,
): Promise<number> => updateApproved.count(db, [id, by, new Date(at)]);

/** A second of us does not agree, or nobody has; answers whether it still waited. */
export const recordDeclined = async (db: Database, id: string): Promise<boolean> =>
  (await removeRequested.count(db, [id])) > 0;

/** A try begins. The next question is due soon, in case its answer is lost. */
export const recordSent = (
  db: Database,
  id: string,
  step: { readonly move: 'send' | 'sendAgain'; readonly provider: string },
  at: Instant,
  nextAskAt: Instant,
): Promise<number> =>
  (step.move === 'send' ? updateSent : updateSentAgain).count(db, [
    ...([id, step.provider, new Date(at)] as const),
    new Date(nextAskAt),
  ]);

export const recordProcessing = (
  db: Database,
  id: string,
  reference: string | null,
  nextAskAt: Instant,
): Promise<number> => updateProcessing.count(db, [id, reference, new Date(nextAskAt)]);

export const recordPaid = (
  db: Database,
  id: string,
  reference: string,
  at: Instant,
): Promise<number> => updatePaid.count(db, [id, reference, new Date(at)]);

/** Without a next try it is left to people. */
export const recordFailed = (db: Database, id: string, againAt: Instant | null): Promise<number> =>
  updateFailed.count(db, [id, againAt === null ? null : new Date(againAt)]);

/** It is not tried any more. */
export const recordGivenUp = (db: Database, id: string, at: Instant): Promise<number> =>
  updateGivenUp.count(db, [id, new Date(at)]);

/** The bank says days later that what it had paid came back. */
export const recordCameBack = (db: Database, id: string, at: Instant): Promise<number> =>
  updateCameBack.count(db, [id, new Date(at)]);

/** A colleague has paid it at the bank. */
export const recordPaidByHand = (
  db: Database,
  id: string,
  reference: string,
  at: Instant,
): Promise<number> => updatePaidByHand.count(db, [id, reference, new Date(at)]);

/** It is not paid at the bank after all; answers whether it still was to be. */
export const recordNotPaidByHand = async (
  db: Database,
  id: string,
  at: Instant,
): Promise<boolean> => (await updateNotPaidByHand.count(db, [id, new Date(at)])) > 0;

/** One that was left to people is paid another way. */
export const recordPaidElsewhere = (db: Database, id: string, at: Instant): Promise<number> =>
  updatePaidElsewhere.count(db, [id, new Date(at)]);

/** One that was left to people goes the same way once more; answers whether it was left to them. */
export const recordTriedAgain = (db: Database, id: string, at: Instant): Promise<number> =>
  updateTriedAgain.count(db, [id, new Date(at)]);

const updateApproved = statement<[string, string | null, Date]>({
  name: 'transfer-record-approved',
  text: `update transfers set ${to('approve')}, approved_by = $2,
      next_ask_at = case when provider = '${HAND_PAID}' then null else $3::timestamptz end where id = $1 and ${from('approve')}`,
});

const removeRequested = statement<[string]>({
  name: 'transfer-record-declined',
  text: `delete from transfers where id = $1 and ${from('approve')} and by_hand`,
});

const sent = (move: 'send' | 'sendAgain') =>
  statement<[string, string, Date, Date]>({
    name: `transfer-record-${move === 'send' ? 'sent' : 'sent-again'}`,
    text: `update transfers set ${to(move)}, provider = $2, tries = tries + 1, asked = 0,
        initiated_at = coalesce(initiated_at, $3), next_ask_at = $4
      where id = $1 and ${from(move)}`,
  });
const updateSent = sent('send');
const updateSentAgain = sent('sendAgain');

const updateProcessing = statement<[string, string | null, Date]>({
  name: 'transfer-record-processing',
  text: `update transfers set state = case when $2::text is null then state else '${transferMoves.acknowledge.to}' end,
      reference = coalesce($2, reference), asked = asked + 1, next_ask_at = $3
    where id = $1 and ${from('acknowledge')}`,
});

const updatePaid = statement<[string, string, Date]>({
  name: 'transfer-record-paid',
  text: `update transfers set ${to('pay')}, reference = $2, paid_at = $3, next_ask_at = null where id = $1 and ${from('pay')}`,
});

const updateFailed = statement<[string, Date | null]>({
  name: 'transfer-record-failed',
  text: `update transfers set ${to('fail')}, next_ask_at = $2 where id = $1 and ${from('fail')}`,
});

const updateGivenUp = statement<[string, Date]>({
  name: 'transfer-record-given-up',
  text: `update transfers set ${to('giveUp')}, returned_at = $2, next_ask_at = null where id = $1 and ${from('giveUp')}`,
});

const updatePaidByHand = statement<[string, string, Date]>({
  name: 'transfer-record-paid-by-hand',
  text: `update transfers set ${to('payByHand')}, reference = $2, paid_at = $3, tries = 1 where id = $1 and ${from('payByHand')} and provider = '${HAND_PAID}'`,
});

const updateNotPaidByHand = statement<[string, Date]>({
  name: 'transfer-record-not-paid-by-hand',
  text: `update transfers set ${to('leaveUnpaid')}, returned_at = $2 where id = $1 and ${from('leaveUnpaid')} and provider = '${HAND_PAID}'`,
});

const updatePaidElsewhere = statement<[string, Date]>({
  name: 'transfer-record-paid-elsewhere',
  text: `update transfers set ${to('payElsewhere')}, returned_at = $2 where id = $1 and ${from('payElsewhere')} and next_ask_at is null`,
});

const updateTriedAgain = statement<[string, Date]>({
  name: 'transfer-record-tried-again',
  text: `update transfers set next_ask_at = $2 where id = $1 and ${from('sendAgain')} and next_ask_at is null`,
});

const updateCameBack = statement<[string, Date]>({
  name: 'transfer-record-came-back',
  text: `update transfers set ${to('comeBack')}, returned_at = $2 where id = $1 and ${from('comeBack')}`,
});
