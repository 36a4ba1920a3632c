import type { Lang } from '#kernel/languages.ts';
import type { Instant } from '#kernel/time.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';

/** Somebody who wants to be called back about a service. */
export type Lead = {
  readonly id: string;
  readonly name: string;
  readonly mobile: string;
  readonly serviceInterest: string;
  readonly area: string;
  readonly language: Lang;
};

const insertLead = statement<[string, string, string, string, string, string, Date]>({
  name: 'support-record-lead',
  text: `insert into leads (id, name, mobile, service_interest, area, language, created_at)
    values ($1, $2, $3, $4, $5, $6, $7) on conflict (id) do nothing`,
});

/** The id is the asker's own, so pressing the button twice asks once. Answers how many were written. */
export function recordLead(db: Database, lead: Lead, now: Instant): Promise<number> {
  const { id, name, mobile, serviceInterest, area, language } = lead;
  return insertLead.count(db, [id, name, mobile, serviceInterest, area, language, new Date(now)]);
}

const selectAskedAt = statement<[id: string], { at: Instant }>({
  name: 'support-lead-asked-at',
  text: 'select created_at as at from leads where id = $1',
});

export const findLeadAskedAt = async (db: Database, id: string): Promise<Instant | undefined> =>
  (await selectAskedAt.first(db, [id]))?.at;

const updateHandled = statement<[id: string, at: Date, by: string, outcome: string]>({
  name: 'support-lead-handled',
  text: `update leads set handled_at = $2, handled_by = $3, outcome = $4 where id = $1 and handled_at is null`,
});

/** Somebody of us has called, or knows why not. */
export const recordLeadHandled = (
  db: Database,
  id: string,
  { by, outcome }: { readonly by: string; readonly outcome: string },
  at: Instant,
): Promise<number> => updateHandled.count(db, [id, new Date(at), by, outcome]);

const deleteOld = statement<[Date], { id: string }>({
  name: 'support-delete-old-leads',
  text: 'delete from leads where created_at < $1 returning id',
});

/** Answers which. */
export const deleteOldLeads = async (db: Database, before: Instant): Promise<string[]> =>
  (await deleteOld.run(db, [new Date(before)])).map(({ id }) => id);

const deleteOf = statement<[mobile: string, proven: boolean, name: string | null], { id: string }>({
  name: 'support-erase-person',
  text: 'delete from leads where mobile = $1 and ($2 or lower(name) = lower($3)) returning id',
});

/**
 * Deletes requests with a mobile that is proven to be theirs; where they only claim it, those with their name as well. Answers which.
 */
export async function eraseLeadsOf(
  db: Database,
  person: { readonly mobile: string; readonly proven: boolean; readonly name: string | null },
): Promise<string[]> {
  const gone = await deleteOf.run(db, [person.mobile, person.proven, person.name]);
  return gone.map(({ id }) => id);
}
