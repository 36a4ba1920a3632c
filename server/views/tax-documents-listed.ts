import type { PrintedTaxDocument } from '#contract/customer/tax-document.ts';
import type { InputOf, OutputOf } from '#contract/operation.ts';
import type { exportTaxDocuments } from '#contract/ops/export-tax-documents.ts';
import type { Paise } from '#kernel/money.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import { DAY, dateInIndia, type Instant, instantInIndia } from '#kernel/time.ts';
import { shownTo } from '#server/modules/privacy/who-sees.ts';
import { type Recipient, recipientSeal } from '#server/modules/tax-document/sealed-recipient.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';
import type { Keys } from '#server/platform/secrets/keys.ts';
import { unseal } from '#server/platform/secrets/seal.ts';
import { rowsAsText, rupees } from './csv.ts';

type Deps = { readonly db: Database; readonly keys: Keys };
type Asked = Pick<InputOf<typeof exportTaxDocuments>, 'form' | 'from' | 'until'>;

const MOST = 5_000;
/** A quarter. */
const MOST_DAYS = 92;

/** The tax documents of some days for the accountant, in the order of their numbers. Sealed recipients are opened here and for a return (`gst-return.ts`). */
export async function taxDocumentsAsText(
  { db, keys }: Deps,
  { form, from, until }: Asked,
): Promise<Outcome<OutputOf<typeof exportTaxDocuments>, 'days-invalid' | 'too-many-rows'>> {
  const [begins, ends] = [instantInIndia(from, 0), instantInIndia(until, 0) + DAY];
  if (ends <= begins || ends - begins > MOST_DAYS * DAY) return refuse('days-invalid');
  const rows = await selectIssued.run(db, [new Date(begins), new Date(ends), MOST + 1]);
  if (rows.length > MOST) return refuse('too-many-rows');
  const text = rowsAsText(
    form,
    COLUMNS,
    rows.map((row) => cellsOf(row, recipientOf(row, keys))),
  );
  return accept({ text, bookingIds: [...new Set(rows.map(({ bookingId }) => bookingId))] });
}

const COLUMNS = [
  ...['number', 'issuedOn', 'kind', 'booking', 'against', 'recipient', 'address', 'place', 'gstin'],
  ...['taxable', 'cgst', 'sgst', 'total', 'paidBefore'],
] as const;

const cellsOf = (row: Row, { name, address, gstin }: Recipient): string[] => [
  ...[row.number, dateInIndia(row.issuedAt), row.kind, row.reference, row.against ?? ''],
  shownTo('operations-with-reason', 'customer.name', name),
  shownTo('operations-with-reason', 'customer.address', address) ?? '',
  ...[row.placeLines.join(', '), gstin ?? ''],
  ...[row.taxablePaise, row.cgstPaise, row.sgstPaise, row.amountPaise, row.adjustedPaise].map(
    rupees,
  ),
];

/**
 * A credit note that was written after the account was gone names whom the invoice names that it corrects; in the open
 * only until the night, where an earlier version has left them so.
 */
export function recipientOf(
  { id, about, name, address, gstin, ...kept }: Named,
  keys: Keys,
): Recipient {
  if (name) return { name, address, gstin };
  const own = kept.sealed && unseal<Recipient>(keys, kept.sealed, recipientSeal(id));
  const ofInvoice =
    kept.sealedOfInvoice &&
    about &&
    unseal<Recipient>(keys, kept.sealedOfInvoice, recipientSeal(about));
  return own || ofInvoice || kept.openOfInvoice || { name: '', address: null, gstin: null };
}

/** How a document names its recipient, or the invoice that it corrects does. */
export type Named = {
  readonly id: string;
  readonly about: string | null;
  readonly name: string | null;
  readonly address: string | null;
  readonly gstin: string | null;
  readonly sealed: Buffer | null;
  readonly sealedOfInvoice: Buffer | null;
  readonly openOfInvoice: Recipient | null;
};

type Row = Named & {
  readonly bookingId: string;
  readonly reference: string;
  readonly kind: string;
  readonly number: string;
  readonly against: string | null;
  readonly issuedAt: Instant;
  readonly amountPaise: Paise;
  readonly taxablePaise: Paise;
  readonly cgstPaise: Paise;
  readonly sgstPaise: Paise;
  readonly adjustedPaise: Paise;
  readonly placeLines: PrintedTaxDocument['recipient']['lines'];
};

export const NAMED = `p.id, p.about, r.name, r.address, r.gstin, s.sealed,
      case when p.kind = 'credit-note' then i.sealed end as "sealedOfInvoice",
      case when p.kind = 'credit-note' and o.name <> ''
        then jsonb_build_object('name', o.name, 'address', o.address, 'gstin', o.gstin) end as "openOfInvoice"`;

export const NAMED_FROM = `left join tax_document_recipients r on r.tax_document_id = p.id
      left join tax_document_sealed_recipients s on s.tax_document_id = p.id
      left join tax_document_sealed_recipients i on i.tax_document_id = p.about
      left join tax_document_recipients o on o.tax_document_id = p.about`;

const selectIssued = statement<[from: Date, until: Date, most: number], Row>({
  name: 'view-tax-documents-issued',
  text: `select ${NAMED}, p.booking_id as "bookingId", b.reference, p.kind, p.number, a.number as against,
      p.issued_at as "issuedAt", p.amount_paise as "amountPaise", p.taxable_paise as "taxablePaise",
      p.cgst_paise as "cgstPaise", p.sgst_paise as "sgstPaise", p.adjusted_paise as "adjustedPaise",
      p.printed -> 'en' -> 'recipient' -> 'lines' as "placeLines"
    from tax_documents p join bookings b on b.id = p.booking_id
      left join tax_documents a on a.id = p.about ${NAMED_FROM}
    where p.issued_at >= $1 and p.issued_at < $2 order by p.series, p.year, p.serial limit $3`,
});
