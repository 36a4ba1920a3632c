import type { AccountClosure } from '#contract/account-closure.ts';
import type { OutputOf } from '#contract/operation.ts';
import type { listAccountPauses as contract } from '#contract/ops/list-account-pauses.ts';
import { type Instant, toIndiaIso } from '#kernel/time.ts';
import { shownTo } from '#server/modules/privacy/who-sees.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';
import { shownAppeals } from './former-appeals.ts';

type Open = OutputOf<typeof contract>;

/** Accounts that are paused or closed by us now: appeals that wait first, then those that end soonest. */
export const listOpenClosures = async (db: Database): Promise<Open> => ({
  closures: (await selectOpen.run(db, [])).map(({ userId, name, ...row }) => ({
    ...viewOf(row),
    ...{ userId, name: shownTo('operations', 'customer.name', name) },
  })),
});

/** Pauses of a customer’s account by us, the latest first, each with its records. */
export const listClosures = async (db: Database, userId: string): Promise<AccountClosure[]> =>
  (await select.run(db, [userId])).map(viewOf);

const viewOf = (one: Row): AccountClosure => ({
  ...{ id: one.id, kind: one.kind, reason: one.reason, notice: one.notice },
  ...{ at: toIndiaIso(one.at), endsAt: isoOf(one.endsAt) },
  decision: one.decision === null ? null : { decision: one.decision, evidence: one.evidence ?? '' },
  appeal: appealOf(one),
  formerAppeals: shownAppeals(one.formerAppeals),
  reopenedAt: isoOf(one.reopenedAt),
  reopenedWhy: one.reopenedWhy,
});

const isoOf = (at: Instant | null): string | null => (at === null ? null : toIndiaIso(at));

const appealOf = ({ appeal, granted, answer }: Row): AccountClosure['appeal'] =>
  appeal === null
    ? null
    : { text: appeal, answer: granted === null ? null : { granted, reason: answer ?? '' } };

type Row = Pick<
  AccountClosure,
  'id' | 'kind' | 'reason' | 'notice' | 'reopenedWhy' | 'formerAppeals'
> & {
  at: Instant;
  endsAt: Instant | null;
  decision: 'stay' | 'close' | null;
  evidence: string | null;
  appeal: string | null;
  granted: boolean | null;
  answer: string | null;
  reopenedAt: Instant | null;
};

const COLUMNS = `c.id, c.kind, c.reason, c.notice, c.closed_at as at, c.ends_at as "endsAt", c.decision, c.evidence, c.appeal,
      c.appeal_granted as granted, c.appeal_answer as answer, c.reopened_at as "reopenedAt",
      c.reopened_why as "reopenedWhy", c.former_appeals as "formerAppeals"`;

const select = statement<[string], Row>({
  name: 'view-account-closures',
  text: `select ${COLUMNS} from account_closures c where c.user_id = $1 order by c.closed_at desc limit 20`,
});

const selectOpen = statement<[], Row & { userId: string; name: string | null }>({
  name: 'view-open-account-closures',
  text: `select ${COLUMNS}, c.user_id as "userId", u.full_name as name
    from account_closures c join users u on u.id = c.user_id where c.reopened_at is null
    order by c.appeal is null or c.appeal_granted is not null, c.ends_at nulls last, c.closed_at desc limit 200`,
});
