import type { Instant } from '#kernel/time.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';
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

export type Closure = {
  readonly id: string;
  readonly userId: string;
  readonly kind: 'pause' | 'close';
  readonly reason: string;
  readonly notice: string;
};

const findOne = statement<[string], { userId: string }>({
  name: 'identity-find-closure',
  text: 'select user_id as "userId" from account_closures where id = $1',
});

export const findClosure = (db: Database, id: string): Promise<{ userId: string } | undefined> =>
  findOne.first(db, [id]);

const insert = statement<[string, string, string, string, string, Date, string]>({
  name: 'identity-record-closure',
  text: `with closed as (update users set disabled_at = $6 where id = $2)
    insert into account_closures (id, user_id, kind, reason, notice, closed_at, closed_by)
      values ($1, $2, $3, $4, $5, $6, $7)`,
});

/** A closed account has no sessions: its next request is refused. */
export const recordClosure = (
  db: Database,
  { id, userId, kind, reason, notice }: Closure,
  by: string,
  now: Instant,
): Promise<unknown> => insert.run(db, [id, userId, kind, reason, notice, new Date(now), by]);

const reopen = statement<[string, string, string, Date]>({
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
  { by, why }: { readonly by: string; readonly why: string },
  now: Instant,
): Promise<boolean> => (await reopen.count(db, [userId, by, why, new Date(now)])) > 0;

const eraseOwn = statement<[string]>({
  name: 'identity-erase-closures',
  text: 'delete from account_closures where user_id = $1',
});
const eraseJudged = statement<[string]>({
  name: 'identity-erase-closures-judged',
  text: `update account_closures set closed_by = nullif(closed_by, $1), reopened_by = nullif(reopened_by, $1)
    where $1 in (closed_by, reopened_by)`,
});

export async function eraseClosuresOf(db: Database, userId: string): Promise<void> {
  await eraseOwn.run(db, [userId]);
  await eraseJudged.run(db, [userId]);
}
