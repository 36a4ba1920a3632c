import { policy } from '#contract/policy.ts';
import type { Paise } from '#kernel/money.ts';
import type { Instant } from '#kernel/time.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';

const forgetRecipients = statement<[bookingIds: readonly string[], namedFrom: Paise]>({
  name: 'paper-forget-recipients',
  text: `delete from paper_recipients r using papers p
    where p.id = r.paper_id and p.booking_id = any($1::uuid[])
      and r.gstin is null and not (p.kind in ('invoice', 'credit-note') and p.amount_paise >= $2)`,
});

const forgetBusinesses = statement<[bookingIds: readonly string[]]>({
  name: 'paper-forget-businesses',
  text: 'delete from paper_businesses where booking_id = any($1::uuid[])',
});

/**
 * The papers of a person's bookings stay, without a name; where the law wants it, on a great invoice and on whatever was
 * made out to a registered business, it stays as well.
 */
export async function forgetRecipientsOf(
  db: Database,
  bookingIds: readonly string[],
): Promise<void> {
  await forgetBusinesses.run(db, [bookingIds]);
  await forgetRecipients.run(db, [bookingIds, policy.invoiceNamesFromPaise]);
}

const forgetOld = statement<[before: Date]>({
  name: 'paper-forget-old-recipients',
  text: `with given as (delete from paper_businesses where given_at < $1)
    delete from paper_recipients r using papers p where p.id = r.paper_id and p.issued_at < $1`,
});

/** To whom papers were made out, so long ago that no law wants it known any more. */
export const forgetOldRecipients = (db: Database, before: Instant): Promise<number> =>
  forgetOld.count(db, [new Date(before)]);
