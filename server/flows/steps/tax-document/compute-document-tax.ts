import type { Paise } from '#kernel/money.ts';
import type { LocalDate } from '#kernel/time.ts';
import type { Booking } from '#server/modules/booking/booking.ts';
import type { ExplainedEntry } from '#server/modules/ledger/store.ts';
import { findInstrument } from '#server/modules/payment/store.ts';
import { type Taxed, taxOf, taxOfPart } from '#server/modules/tax/tax-of.ts';
import type { DueTaxDocument } from '#server/modules/tax-document/tax-document.ts';
import { linesBeyond, totalOf } from '#server/modules/visit/bill.ts';
import { listBillLines } from '#server/modules/visit/bill-store.ts';
import type { Database } from '#server/platform/database/connect.ts';

/** The subject of a tax document, line by line where work was accepted, as the books have taxed it. */
export async function computeDocumentTax(
  db: Database,
  about: {
    readonly booking: Booking;
    /** The move that the tax document is about: for a note that takes an invoice back, the invoice's. */
    readonly entries: readonly ExplainedEntry[];
    readonly on: LocalDate;
  },
  { kind, amountPaise, about: document }: DueTaxDocument,
): Promise<Taxed> {
  const { booking, on, entries } = about;
  const isOfInvoice = kind === 'invoice' || kind === 'credit-note';
  if (isOfInvoice && entries.some((entry) => entry.kind === 'work-accepted')) {
    const invoicedPaise = document?.amountPaise ?? amountPaise;
    return taxWork(db, { booking, entries, on }, { invoicedPaise, amountPaise });
  }
  const { serviceId, option } = booking;
  return taxOf({ serviceId, option, on, amountPaise });
}

/**
 * The lines of accepted work that are the customer's to pay, all of it or the part given back: as its bill bears it, line
 * by line.
 */
export async function taxWork(
  db: Database,
  { booking, entries, on }: Parameters<typeof computeDocumentTax>[1],
  { invoicedPaise, amountPaise }: { readonly invoicedPaise: Paise; readonly amountPaise: Paise },
): Promise<Taxed> {
  const { serviceId, option, id } = booking;
  const what = { serviceId, option, on, amountPaise };
  const lines = linesBeyond(await listBillLines(db, id), doneAgainPaise(entries));
  return totalOf(lines) === invoicedPaise ? taxOfPart({ ...what, lines }) : taxOf(what);
}

/** How much of the bill was work that we had promised to do again. */
const doneAgainPaise = (entries: readonly ExplainedEntry[]): Paise =>
  totalOf(
    entries
      .filter(({ kind }) => kind === 'rework-done')
      .flatMap(({ lines }) => lines)
      .filter(({ account }) => account === 'rework_promised'),
  );

/** The books name the payment: 'settled:<gateway>:<payment>'. */
export async function howPaid(db: Database, entries: readonly ExplainedEntry[]) {
  if (entries.some(({ kind }) => kind === 'credit-used'))
    return { way: 'credit', reference: '' } as const;
  const settled = entries.find(({ kind }) => kind === 'settled');
  if (!settled) return { way: 'cash', reference: '' } as const;
  const [, provider = '', ...rest] = settled.reference.split(':');
  const reference = rest.join(':');
  return { way: (await findInstrument(db, provider, reference)) ?? 'upi', reference } as const;
}
