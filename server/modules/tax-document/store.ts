import type { TaxDocumentKind } from '#contract/tax-document-kinds.ts';
import type { Paise } from '#kernel/money.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';
import type { Recipient } from './sealed-recipient.ts';
import { SERIES } from './series.ts';
import type { TaxDocument } from './tax-document.ts';

export type NewTaxDocument = TaxDocument & {
  readonly bookingId: string;
  readonly year: number;
  readonly serial: number;
  readonly taxablePaise: Paise;
  readonly cgstPaise: Paise;
  readonly sgstPaise: Paise;
  readonly adjustedPaise: Paise;
  readonly recipient: Recipient;
  /** In each language, as it is shown. */
  readonly printed: object;
};

/** The tax documents of a booking in the order in which they were issued. */
export const listTaxDocuments = (db: Database, bookingId: string): Promise<TaxDocument[]> =>
  selectTaxDocuments.run(db, [bookingId]);

/**
 * Takes the next numbers of a series and answers the first of them. Until the transaction ends nobody else takes one of
 * it; given back with the transaction, they are the next again.
 */
export async function takeNumbers(
  db: Database,
  {
    kind,
    year,
    count,
  }: { readonly kind: TaxDocumentKind; readonly year: number; readonly count: number },
): Promise<number> {
  const row = await updateSeries.first(db, [SERIES[kind], year, count]);
  return (row as { last: number }).last - count + 1;
}

export async function recordTaxDocument(db: Database, document: NewTaxDocument): Promise<void> {
  await insertTaxDocument.run(db, [
    document.id,
    document.bookingId,
    document.eventId,
    document.kind,
    SERIES[document.kind],
    document.year,
    document.serial,
    document.number,
    document.about,
    document.amountPaise,
    document.taxablePaise,
    document.cgstPaise,
    document.sgstPaise,
    document.adjustedPaise,
    new Date(document.issuedAt),
    JSON.stringify(document.printed),
    document.recipient.name,
    document.recipient.address,
    document.recipient.gstin,
  ]);
}

const selectTaxDocuments = statement<[string], TaxDocument>({
  name: 'tax-document-list',
  text: `select id, event_id as "eventId", kind, number, about, amount_paise as "amountPaise", issued_at as "issuedAt"
    from tax_documents where booking_id = $1 order by issued_at, event_id, series, serial`,
});

const updateSeries = statement<[series: string, year: number, count: number], { last: number }>({
  name: 'tax-document-take-numbers',
  text: `insert into tax_document_series as s (series, year, last) values ($1, $2, $3)
    on conflict (series, year) do update set last = s.last + excluded.last returning last`,
});

const insertTaxDocument = statement<
  [
    id: string,
    bookingId: string,
    eventId: number,
    kind: string,
    series: string,
    year: number,
    serial: number,
    number: string,
    about: string | null,
    amountPaise: Paise,
    taxablePaise: Paise,
    cgstPaise: Paise,
    sgstPaise: Paise,
    adjustedPaise: Paise,
    issuedAt: Date,
    printed: string,
    recipient: string,
    address: string | null,
    gstin: string | null,
  ]
>({
  name: 'tax-document-record',
  text: `with tax_document as (
      insert into tax_documents (id, booking_id, event_id, kind, series, year, serial, number, about, amount_paise,
        taxable_paise, cgst_paise, sgst_paise, adjusted_paise, issued_at, printed)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16) returning id)
    insert into tax_document_recipients (tax_document_id, name, address, gstin) select id, $17, $18, $19 from tax_document`,
});
