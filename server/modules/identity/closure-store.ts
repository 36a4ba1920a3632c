import type { Instant } from '#kernel/time.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';
import type { AccountPause } from './pausing-account.ts';
import type { Language, Role } from './person.ts';

/** An account as far as closing it goes. */
export type Closable = {
  readonly id: string;
  readonly fullName: string | null;
  readonly email: string | null;
  readonly mobile: string | null;
  readonly mobileProven: boolean;
  readonly language: Language;
  readonly roles: readonly Role[];
  readonly disabled: boolean;
};

const lock = statement<[string], Closable>({
  name: 'identity-lock-closable',
  text: `select id, full_name as "fullName", email, mobile, mobile_proven_at is not null as "mobileProven", language,
      roles, disabled_at is not null as disabled
    from users where id = $1 for update`,
});

export const lockClosable = (db: Database, userId: string): Promise<Closable | undefined> =>
  lock.first(db, [userId]);

const COLUMNS = `id, user_id as "userId", kind, closed_by as "closedBy", ends_at as "endsAt", decision,
  decided_by as "decidedBy", appeal, appeal_granted as "appealGranted", reopened_at as "reopenedAt"`;

const findOne = statement<[string], AccountPause>({
  name: 'identity-lock-closure',
  text: `select ${COLUMNS} from account_closures where id = $1 for update`,
});

export const lockClosure = (db: Database, id: string): Promise<AccountPause | undefined> =>
  findOne.first(db, [id]);

const findOwner = statement<[string], { userId: string }>({
  name: 'identity-find-owner-of-closure',
  text: 'select user_id as "userId" from account_closures where id = $1',
});

export const findOwnerOfClosure = (
  db: Database,
  id: string,
): Promise<{ userId: string } | undefined> => findOwner.first(db, [id]);

type New = Pick<AccountPause, 'id' | 'userId' | 'kind' | 'endsAt'> & {
  readonly reason: string;
  readonly notice: string;
};

const insert = statement<[string, string, string, string, string, Date, string, Date | null]>({
  name: 'identity-record-closure',
  text: `with closed as (update users set disabled_at = $6 where id = $2)
    insert into account_closures (id, user_id, kind, reason, notice, closed_at, closed_by, ends_at)
      values ($1, $2, $3, $4, $5, $6, $7, $8)`,
});

/** A closed account has no sessions: its next request is refused. */
export const recordClosure = (
  db: Database,
  { id, userId, kind, reason, notice, endsAt }: New,
  by: string,
  now: Instant,
): Promise<unknown> =>
  insert.run(db, [
    ...([id, userId, kind, reason, notice, new Date(now), by] as const),
    endsAt === null ? null : new Date(endsAt),
  ]);

const setDecision = statement<[string, string, string, string, Date | null, string, Date]>({
  name: 'identity-record-closure-decision',
  text: `update account_closures set kind = $2, decision = $3, evidence = $4, ends_at = $5, decided_by = $6, decided_at = $7,
      former_appeals = case when appeal_granted is null then former_appeals else former_appeals || jsonb_build_object(
        'text', appeal, 'appealedAt', appealed_at, 'granted', appeal_granted, 'reason', appeal_answer,
        'decidedAt', appeal_decided_at) end,
      appeal = case when appeal_granted is null then appeal end,
      appeal_taken_by = case when appeal_granted is null then appeal_taken_by end,
      appealed_at = case when appeal_granted is null then appealed_at end,
      appeal_granted = case when appeal_granted is null then appeal_granted end,
      appeal_answer = case when appeal_granted is null then appeal_answer end,
      appeal_decided_by = case when appeal_granted is null then appeal_decided_by end,
      appeal_decided_at = case when appeal_granted is null then appeal_decided_at end
    where id = $1`,
});

/** An appeal that was answered before is kept apart, so that this decision may be appealed as well. */
export const recordClosureDecision = (
  db: Database,
  one: {
    id: string;
    decision: 'stay' | 'close';
    evidence: string;
    endsAt: Instant | null;
    by: string;
  },
  now: Instant,
): Promise<unknown> =>
  setDecision.run(db, [
    ...([one.id, one.decision === 'stay' ? 'pause' : 'close', one.decision, one.evidence] as const),
    one.endsAt === null ? null : new Date(one.endsAt),
    ...([one.by, new Date(now)] as const),
  ]);

const setAppeal = statement<[string, string, string, Date]>({
  name: 'identity-record-closure-appeal',
  text: 'update account_closures set appeal = $2, appeal_taken_by = $3, appealed_at = $4 where id = $1',
});

export const recordClosureAppeal = (
  db: Database,
  { id, text, by }: { id: string; text: string; by: string },
  now: Instant,
): Promise<unknown> => setAppeal.run(db, [id, text, by, new Date(now)]);

const setAnswer = statement<[string, boolean, string, string, Date]>({
  name: 'identity-record-closure-answer',
  text: `update account_closures set appeal_granted = $2, appeal_answer = $3, appeal_decided_by = $4, appeal_decided_at = $5
    where id = $1`,
});

export const recordClosureAnswer = (
  db: Database,
  one: { id: string; granted: boolean; reason: string; by: string },
  now: Instant,
): Promise<unknown> => setAnswer.run(db, [one.id, one.granted, one.reason, one.by, new Date(now)]);

const ending = statement<[Date], { id: string }>({
  name: 'identity-list-ending-closures',
  text: 'select id from account_closures where reopened_at is null and ends_at <= $1 order by ends_at limit 100',
});

/** Those that nobody has decided in time, or whose days are over. */
export const listEndingClosures = async (db: Database, now: Instant): Promise<string[]> =>
  (await ending.run(db, [new Date(now)])).map(({ id }) => id);

const reopen = statement<[string, string | null, string, Date]>({
  name: 'identity-record-reopened',
  text: `with reopened as (
      update account_closures set reopened_at = $4, reopened_by = $2, reopened_why = $3
        where user_id = $1 and reopened_at is null returning user_id)
    update users set disabled_at = null where id in (select user_id from reopened)`,
});

/** Answers whether it was closed by us. */
export const recordReopened = async (
  db: Database,
  userId: string,
  { by, why }: { readonly by: string | null; readonly why: string },
  now: Instant,
): Promise<boolean> => (await reopen.count(db, [userId, by, why, new Date(now)])) > 0;

const eraseOwn = statement<[string]>({
  name: 'identity-erase-closures',
  text: 'delete from account_closures where user_id = $1',
});
const eraseJudged = statement<[string]>({
  name: 'identity-erase-closures-judged',
  text: `update account_closures set closed_by = nullif(closed_by, $1), reopened_by = nullif(reopened_by, $1),
      decided_by = nullif(decided_by, $1), appeal_taken_by = nullif(appeal_taken_by, $1),
      appeal_decided_by = nullif(appeal_decided_by, $1)
    where $1 in (closed_by, reopened_by, decided_by, appeal_taken_by, appeal_decided_by)`,
});

export async function eraseClosuresOf(db: Database, userId: string): Promise<void> {
  await eraseOwn.run(db, [userId]);
  await eraseJudged.run(db, [userId]);
}
