import { policy } from '#contract/policy.ts';
import type { Paise } from '#kernel/money.ts';
import type { Instant } from '#kernel/time.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';

const eraseRecipients = statement<[bookingIds: readonly string[], namedFrom: Paise]>({
  name: 'tax-document-erase-recipients',
  text: `delete from tax_document_recipients r using tax_documents p
    where p.id = r.tax_document_id and p.booking_id = any($1::uuid[])
      and r.gstin is null and not (p.kind in ('invoice', 'credit-note') and p.amount_paise >= $2)`,
});

const eraseBusinesses = statement<[bookingIds: readonly string[]]>({
  name: 'tax-document-erase-businesses',
  text: 'delete from tax_document_businesses where booking_id = any($1::uuid[])',
});

/**
 * The tax documents of a person's bookings stay, without a name; where the law wants it, on a great invoice and on whatever was
 * made out to a registered business, it stays as well.
 */
export async function eraseRecipientsOf(
  db: Database,
  bookingIds: readonly string[],
): Promise<void> {
  await eraseBusinesses.run(db, [bookingIds]);
  await eraseRecipients.run(db, [bookingIds, policy.invoiceNamesFromPaise]);
}

const deleteOld = statement<[before: Date]>({
  name: 'tax-document-delete-old-recipients',
  text: `with given as (delete from tax_document_businesses where given_at < $1)
    delete from tax_document_recipients r using tax_documents p where p.id = r.tax_document_id and p.issued_at < $1`,
});

/** To whom tax documents were made out, so long ago that no law wants it known any more. */
export const eraseOldRecipients = (db: Database, before: Instant): Promise<number> =>
  deleteOld.count(db, [new Date(before)]);
