import type { TaxDocumentKind } from '#contract/tax-document-kinds.ts';
import type { Paise } from '#kernel/money.ts';
import type { Instant } from '#kernel/time.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';
import type { Keys } from '#server/platform/secrets/keys.ts';
import { seal } from '#server/platform/secrets/seal.ts';
import { outlivesAccount, type Recipient, recipientSeal } from './sealed-recipient.ts';

type Named = Recipient & {
  readonly id: string;
  readonly kind: TaxDocumentKind;
  readonly taxPaise: Paise;
};

const eraseRecipients = statement<[bookingIds: readonly string[]], Named>({
  name: 'tax-document-erase-recipients',
  text: `delete from tax_document_recipients r using tax_documents p
    where p.id = r.tax_document_id and p.booking_id = any($1::uuid[])
    returning p.id, p.kind, p.cgst_paise + p.sgst_paise as "taxPaise", r.name, r.address, r.gstin`,
});

const keepSealed = statement<[ids: readonly string[], sealed: readonly Buffer[], at: Date]>({
  name: 'tax-document-keep-sealed-recipients',
  text: `insert into tax_document_sealed_recipients (tax_document_id, sealed, sealed_at)
    select id, sealed, $3 from unnest($1::uuid[], $2::bytea[]) as kept (id, sealed)`,
});

const eraseBusinesses = statement<[bookingIds: readonly string[]]>({
  name: 'tax-document-erase-businesses',
  text: 'delete from tax_document_businesses where booking_id = any($1::uuid[])',
});

/**
 * The tax documents of a person's bookings stay, without a name. Where the law wants it on them all the same, name and address
 * go out of everybody's sight: sealed, for the accountant's list alone.
 */
export async function eraseRecipientsOf(
  db: Database,
  keys: Keys,
  bookingIds: readonly string[],
  now: Instant,
): Promise<void> {
  await eraseBusinesses.run(db, [bookingIds]);
  const kept = (await eraseRecipients.run(db, [bookingIds])).filter(outlivesAccount);
  const sealed = kept.map(({ id, name, address, gstin }) =>
    seal(keys, { name, address, gstin } satisfies Recipient, recipientSeal(id)),
  );
  await keepSealed.run(db, [kept.map(({ id }) => id), sealed, new Date(now)]);
}

const deleteOld = statement<[before: Date]>({
  name: 'tax-document-delete-old-recipients',
  text: `with given as (delete from tax_document_businesses where given_at < $1),
      sealed as (delete from tax_document_sealed_recipients s using tax_documents p
        where p.id = s.tax_document_id and p.issued_at < $1 returning s.tax_document_id),
      named as (delete from tax_document_recipients r using tax_documents p
        where p.id = r.tax_document_id and p.issued_at < $1 returning r.tax_document_id)
    select from sealed union all select from named`,
});

/** To whom tax documents were made out, so long ago that no law wants it known any more. */
export const eraseOldRecipients = async (db: Database, before: Instant): Promise<number> =>
  (await deleteOld.run(db, [new Date(before)])).length;
