import type { Instant } from '#kernel/time.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';

/** Open cases whose nearest clock runs out before that; and those of which operations were told. */
export const listNearClock = async (db: Database, before: Instant): Promise<string[]> =>
  (await selectNear.run(db, [new Date(before)])).map(({ number }) => number);

const selectNear = statement<[Date], { number: string }>({
  name: 'case-near-clock',
  text: `select number from cases where closed_at is null and due_at <= $1 order by due_at, id limit 500`,
});

/** How many of a person's own are open. */
export const countOpenOf = async (db: Database, userId: string): Promise<number> =>
  (await selectOpenOf.first(db, [userId]))?.count ?? 0;

const selectOpenOf = statement<[string], { count: number }>({
  name: 'case-count-open-of',
  text: `select count(*)::int as count from cases where user_id = $1 and closed_at is null
      and kind in ('complaint', 'data-request')`,
});

/** How often its customer has said something to it. */
export const countSaid = async (db: Database, caseId: string): Promise<number> =>
  (await selectSaid.first(db, [caseId]))?.count ?? 0;

const selectSaid = statement<[string], { count: number }>({
  name: 'case-count-said',
  text: `select count(*)::int as count from case_steps where case_id = $1 and step = 'said'`,
});

/** Whether they have said something at that moment. */
export const hasSaidAt = async (db: Database, caseId: string, at: Instant): Promise<boolean> =>
  (await selectSaidAt.first(db, [caseId, new Date(at)])) !== undefined;

const selectSaidAt = statement<[string, Date], { id: string }>({
  name: 'case-said-at',
  text: `select id from case_steps where case_id = $1 and step = 'said' and at = $2 limit 1`,
});

/** Notes that a colleague has the case on their screen, and drops those who looked before `since`. */
export async function recordWatcher(
  db: Database,
  { caseId, staffId }: { readonly caseId: string; readonly staffId: string },
  { now, since }: { readonly now: Instant; readonly since: Instant },
): Promise<void> {
  await deleteGone.run(db, [new Date(since)]);
  await upsertWatcher.run(db, [caseId, staffId, new Date(now)]);
}

const deleteGone = statement<[Date]>({
  name: 'case-watchers-gone',
  text: 'delete from case_watchers where seen_at < $1',
});

const upsertWatcher = statement<[string, string, Date]>({
  name: 'case-record-watcher',
  text: `insert into case_watchers (case_id, staff_id, seen_at) values ($1, $2, $3)
    on conflict (case_id, staff_id) do update set seen_at = excluded.seen_at`,
});

const anyOf = statement<[string], { has: boolean }>({
  name: 'case-has-any',
  text: 'select exists (select from cases where user_id = $1) as has',
});

export const hasCases = async (db: Database, userId: string): Promise<boolean> =>
  (await anyOf.first(db, [userId]))?.has ?? false;

const deleteOfPerson = statement<[string], { id: string }>({
  name: 'case-erase-person',
  text: 'delete from cases where user_id = $1 returning id',
});

/**
 * Erases what a person asked and what was answered; decisions about money stay with the booking. Answers the ids of the cases.
 */
export const eraseCasesOf = async (db: Database, userId: string): Promise<string[]> =>
  (await deleteOfPerson.run(db, [userId])).map(({ id }) => id);

const eraseStepsAbout = statement<[readonly string[]]>({
  name: 'case-erase-steps-about-bookings',
  text: `update case_steps s set text = null from cases c
    where c.id = s.case_id and c.booking_id = any($1) and c.user_id is null and s.text is not null`,
});
const eraseAbout = statement<[readonly string[]]>({
  name: 'case-erase-texts-about-bookings',
  text: `update cases set said = '', reason = null, next_step = null where booking_id = any($1) and user_id is null
    and (said <> '' or reason is not null or next_step is not null)`,
});

/** A case about somebody's visit that is not theirs, such as a Karigar's who left a crew for safety, stays without its words. */
export async function eraseTextsAbout(db: Database, bookingIds: readonly string[]): Promise<void> {
  await eraseStepsAbout.run(db, [bookingIds]);
  await eraseAbout.run(db, [bookingIds]);
}

const deleteOfLeads = statement<[readonly string[]], { id: string }>({
  name: 'case-erase-leads',
  text: 'delete from cases where lead_id = any($1) returning id',
});

/** Answers which. */
export const eraseCasesOfLeads = async (
  db: Database,
  leadIds: readonly string[],
): Promise<string[]> =>
  leadIds.length > 0 ? (await deleteOfLeads.run(db, [leadIds])).map(({ id }) => id) : [];

const eraseOldSteps = statement<[Date]>({
  name: 'case-erase-old-steps',
  text: `update case_steps s set text = null from cases c
    where c.id = s.case_id and c.closed_at < $1 and s.text is not null`,
});
const eraseOld = statement<[Date]>({
  name: 'case-erase-old-texts',
  text: `update cases set said = '', reason = null, next_step = null
    where closed_at < $1 and (said <> '' or reason is not null or next_step is not null)`,
});

/** Erases the words of cases closed before then; that there was a case, and how it ended, stays. */
export async function eraseTextsOfOldCases(db: Database, closedBefore: Instant): Promise<number> {
  const before = new Date(closedBefore);
  return (await eraseOldSteps.count(db, [before])) + (await eraseOld.count(db, [before]));
}

const moveCases = statement<[string, string]>({
  name: 'case-new-owner',
  text: 'update cases set user_id = $2 where user_id = $1',
});

/** Cases of one account of a person are of their other one now. */
export async function recordNewOwner(db: Database, from: string, into: string): Promise<void> {
  await moveCases.run(db, [from, into]);
}
