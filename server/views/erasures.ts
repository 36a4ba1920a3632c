import type { Instant } from '#kernel/time.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';

/** Accounts that were erased, the latest first: not those that were joined to another, which nobody wanted gone. */
export const listErasedAccounts = (
  db: Database,
): Promise<{ readonly userId: string; readonly at: Instant }[]> => selectErased.run(db, []);

const ERASED = 'u.disabled_at is not null and num_nonnulls(u.full_name, u.email, u.mobile) = 0';

const selectErased = statement<[], { userId: string; at: Instant }>({
  name: 'view-erased-accounts',
  text: `select u.id as "userId", max(e.at) as at
    from users u join events e on e.subject = u.id and e.type = 'AccountDeleted'
    where ${ERASED} group by u.id order by max(e.at) desc`,
});

/** Bookings of erased people with a tax document that still names somebody in the open. */
export const listOpenBookingsOfErased = async (db: Database, most: number): Promise<string[]> =>
  (await selectOpen.run(db, [most])).map(({ id }) => id);

const selectOpen = statement<[most: number], { id: string }>({
  name: 'view-open-bookings-of-erased',
  text: `select distinct b.id
    from users u join bookings b on b.user_id = u.id
      join tax_documents p on p.booking_id = b.id
      join tax_document_recipients r on r.tax_document_id = p.id
    where ${ERASED} and r.name <> ''
      and exists (select from events e where e.subject = u.id and e.type = 'AccountDeleted') limit $1`,
});
