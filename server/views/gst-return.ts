import type { InputOf, OutputOf, RefusalOf } from '#contract/operation.ts';
import type { exportGstReturn } from '#contract/ops/export-gst-return.ts';
import type { TaxDocumentKind } from '#contract/tax-document-kinds.ts';
import type { Paise } from '#kernel/money.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import { type Clock, dateInIndia, type Instant } from '#kernel/time.ts';
import { beginOf, endOf } from '#server/modules/ledger/closing.ts';
import { splitTax } from '#server/modules/tax/tax-of.ts';
import { linesSetOff, type OfBooking } from '#server/modules/tax-document/advances.ts';
import { gstReturn, type Returned } from '#server/modules/tax-document/gst-return.ts';
import {
  isSection9Clause5,
  linesOf,
  type Printed,
} from '#server/modules/tax-document/printed-lines.ts';
import { financialYearOf, SERIES } from '#server/modules/tax-document/series.ts';
import type { Supplier } from '#server/modules/tax-document/supplier.ts';
import type { Database, Pool } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';
import { snapshot } from '#server/platform/database/transaction.ts';
import type { Keys } from '#server/platform/secrets/keys.ts';
import { returnAsText, type SeriesOfMonth } from './gst-return-text.ts';
import { sumsOfAccount } from './ledger-sums.ts';
import { NAMED, NAMED_FROM, type Named, recipientOf } from './tax-documents-listed.ts';

type Deps = {
  readonly pool: Pool;
  readonly now: Clock;
  readonly keys: Keys;
  readonly supplier: Supplier;
};
type Asked = Pick<InputOf<typeof exportGstReturn>, 'return' | 'form' | 'month'>;

/** Documents that are in memory at once. */
const PAGE = 1_000;

/** The figures of a month for the accountant's return, as of one moment. */
export const exportedReturn = (
  { pool, now, keys, supplier }: Deps,
  { return: which, form, month }: Asked,
): Promise<Outcome<OutputOf<typeof exportGstReturn>, RefusalOf<typeof exportGstReturn>>> =>
  snapshot(pool, async (db) => {
    const span = { from: beginOf(month), until: endOf(month) };
    if (now() < span.until) return refuse('month-not-over');
    const done = await readDocuments(db, keys, span);
    if (!done.ok) return done;
    const { named, ...read } = done.value;
    const gst = await sumsOfAccount(db, 'gst_payable', span);
    const booksTaxPaise = (gst?.creditPaise ?? 0) - (gst?.debitPaise ?? 0);
    const { documentsTaxPaise } = read;
    const text = returnAsText(which, form, { ...read, booksTaxPaise, month, supplier });
    // GSTR-8 names nobody.
    const bookingIds = which === 'gstr-1' ? named : [];
    return accept({ text, documentsTaxPaise, booksTaxPaise, bookingIds });
  });

async function readDocuments(
  db: Database,
  keys: Keys,
  { from, until }: { readonly from: Instant; readonly until: Instant },
) {
  const all = gstReturn();
  const series = new Map<TaxDocumentKind, SeriesOfMonth>();
  const named = new Set<string>();
  let documentsTaxPaise = 0;
  for (const kind of Object.keys(SERIES) as TaxDocumentKind[]) {
    let after = 0;
    for (;;) {
      const place = [SERIES[kind], financialYearOf(from), after] as const;
      const rows = await selectIssued.run(db, [...place, new Date(from), new Date(until), PAGE]);
      const ofBookings = await documentsOf(db, rows);
      for (const row of rows) {
        const document = returnedOf(row, ofBookings.get(row.bookingId) ?? [], keys);
        if (!document) return refuse('tax-document-unreadable', { number: row.number });
        all.add(document);
        documentsTaxPaise += TAXED[kind] * (row.cgstPaise + row.sgstPaise);
        if (document.gstin !== null) named.add(row.bookingId);
        const { first, count } = series.get(kind) ?? { first: row.number, count: 0 };
        series.set(kind, { first, last: row.number, count: count + 1 });
        after = row.serial;
      }
      if (rows.length < PAGE) break;
    }
  }
  return accept({ rows: all.rows(), series, documentsTaxPaise, named: [...named] });
}

/** The books take the tax when work is invoiced, and give it back with a credit note. */
const TAXED: Readonly<Record<TaxDocumentKind, 1 | 0 | -1>> = {
  ...{ receipt: 0, invoice: 1, refund: 0, 'credit-note': -1 },
};

/** Nothing for a document whose rows cannot be read or do not make its sums: it is never added up. */
function returnedOf(row: Row, ofBooking: readonly Kept[], keys: Keys): Returned | undefined {
  const lines = linesOf(row.printed);
  if (!lines) return undefined;
  for (const sum of ['amountPaise', 'taxablePaise', 'cgstPaise', 'sgstPaise'] as const)
    if (lines.reduce((all, line) => all + line[sum], 0) !== row[sum]) return undefined;
  const setOff = row.adjustedPaise === 0 ? [] : setOffBy(row.number, ofBooking);
  if (!setOff) return undefined;
  return {
    ...{ kind: row.kind, number: row.number, against: row.against, lines, setOff },
    issuedOn: dateInIndia(row.issuedAt),
    gstin: recipientOf(row, keys).gstin,
    section9Clause5: isSection9Clause5(row.printed),
  };
}

function setOffBy(invoice: string, ofBooking: readonly Kept[]): Returned['setOff'] | undefined {
  const documents = ofBooking.flatMap(({ printed, ...one }): OfBooking[] => {
    const lines = linesOf(printed);
    return lines ? [{ ...one, lines }] : [];
  });
  return linesSetOff(documents, invoice, splitTax);
}

type Kept = Omit<OfBooking, 'lines'> & { readonly bookingId: string; readonly printed: Printed };

/** Receipts, refunds and invoices of the bookings whose invoices set something off, as they were issued. */
async function documentsOf(db: Database, rows: readonly Row[]): Promise<Map<string, Kept[]>> {
  const settingOff = rows.filter(({ adjustedPaise }) => adjustedPaise > 0);
  const ids = [...new Set(settingOff.map(({ bookingId }) => bookingId))];
  const kept = ids.length === 0 ? [] : await selectOfBookings.run(db, [ids]);
  return Map.groupBy(kept, ({ bookingId }) => bookingId);
}

const selectOfBookings = statement<[readonly string[]], Kept>({
  name: 'view-gst-return-of-bookings',
  text: `select p.booking_id as "bookingId", p.kind, p.number, a.number as against, p.adjusted_paise as "adjustedPaise",
      coalesce(p.printed -> 'en' -> 'sums' -> 1 ->> 'label', '') as adjusted,
      jsonb_build_object('table', p.printed -> 'en' -> 'table', 'notes', p.printed -> 'en' -> 'notes') as printed
    from tax_documents p left join tax_documents a on a.id = p.about
    where p.booking_id = any($1::uuid[]) and p.kind <> 'credit-note'
    order by p.event_id, array_position(array['receipt', 'refund', 'invoice'], p.kind), p.series, p.year, p.serial`,
});

type Row = Named & {
  readonly bookingId: string;
  readonly kind: TaxDocumentKind;
  readonly number: string;
  readonly serial: number;
  readonly against: string | null;
  readonly issuedAt: Instant;
  readonly amountPaise: Paise;
  readonly taxablePaise: Paise;
  readonly cgstPaise: Paise;
  readonly sgstPaise: Paise;
  readonly adjustedPaise: Paise;
  readonly printed: Printed;
};

const selectIssued = statement<
  [series: string, year: number, after: number, from: Date, until: Date, most: number],
  Row
>({
  name: 'view-gst-return-documents',
  text: `select ${NAMED}, p.booking_id as "bookingId", p.kind, p.number, p.serial, a.number as against,
      p.issued_at as "issuedAt", p.amount_paise as "amountPaise", p.taxable_paise as "taxablePaise",
      p.cgst_paise as "cgstPaise", p.sgst_paise as "sgstPaise", p.adjusted_paise as "adjustedPaise",
      jsonb_build_object('table', p.printed -> 'en' -> 'table', 'notes', p.printed -> 'en' -> 'notes') as printed
    from tax_documents p left join tax_documents a on a.id = p.about ${NAMED_FROM}
    where p.series = $1 and p.year = $2 and p.serial > $3 and p.issued_at >= $4 and p.issued_at < $5
    order by p.serial limit $6`,
});
