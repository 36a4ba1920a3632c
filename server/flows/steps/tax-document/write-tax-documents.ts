import type { TaxDocumentKind } from '#contract/tax-document-kinds.ts';
import { newId } from '#kernel/ids.ts';
import { type Clock, dateInIndia, type Instant } from '#kernel/time.ts';
import type { Booking } from '#server/modules/booking/booking.ts';
import { lockBooking } from '#server/modules/booking/store.ts';
import { type ExplainedEntry, explainBooking } from '#server/modules/ledger/store.ts';
import { findBusiness } from '#server/modules/tax-document/business-store.ts';
import { financialYearOf, SERIES, taxDocumentNumber } from '#server/modules/tax-document/series.ts';
import {
  listTaxDocuments,
  recordTaxDocument,
  takeNumbers,
} from '#server/modules/tax-document/store.ts';
import type { Supplier } from '#server/modules/tax-document/supplier.ts';
import type { DueTaxDocument, TaxDocument } from '#server/modules/tax-document/tax-document.ts';
import { sumOfShares, taxDocumentsDue } from '#server/modules/tax-document/tax-documents-due.ts';
import type { Database, Pool } from '#server/platform/database/connect.ts';
import { computeDocumentTax, howPaid } from './compute-document-tax.ts';
import { printTaxDocument } from './print-tax-document.ts';
import { recipientOf } from './recipient-of.ts';

export type TaxDocumentDeps = {
  readonly pool: Pool;
  readonly now: Clock;
  readonly supplier: Supplier;
};

/**
 * Writes every tax document that the books of a booking ask for and that does not exist yet, in its turn, each with the next
 * number. Repeating it writes nothing more. Answers how many were written.
 */
export async function writeTaxDocuments(
  db: Database,
  supplier: Supplier,
  bookingId: string,
  now: Instant,
): Promise<number> {
  const booking = await lockBooking(db, bookingId);
  if (!booking) return 0;
  const entries = await explainBooking(db, bookingId);
  const due = taxDocumentsDue(entries);
  const known = await listTaxDocuments(db, bookingId);
  const issued = new Map<DueTaxDocument, TaxDocument>();
  for (const document of due) {
    const found = known.find((one) => isSame(one, document, issued));
    if (found) issued.set(document, found);
  }
  const missing = due.filter((document) => !issued.has(document));
  const numbers = await takeAll(db, missing, now);
  for (const document of missing) {
    const numbered = { ...(numbers.get(document) as Numbered), issued };
    issued.set(document, await write(db, { supplier, booking, entries, now }, document, numbered));
  }
  return missing.length;
}

type Issued = ReadonlyMap<DueTaxDocument, TaxDocument>;
type Numbered = { readonly year: number; readonly serial: number };
type About = {
  readonly supplier: Supplier;
  readonly booking: Booking;
  readonly entries: readonly ExplainedEntry[];
  readonly now: Instant;
};

const isSame = (
  one: TaxDocument,
  due: DueTaxDocument,
  issued: ReadonlyMap<DueTaxDocument, TaxDocument>,
): boolean =>
  one.eventId === due.eventId &&
  one.kind === due.kind &&
  one.about === ((due.about && issued.get(due.about)?.id) ?? null);

/** Every writer who needs numbers of several series takes them in one order, so that two never wait in a circle. */
async function takeAll(
  db: Database,
  missing: readonly DueTaxDocument[],
  now: Instant,
): Promise<Map<DueTaxDocument, Numbered>> {
  const year = financialYearOf(now);
  const numbers = new Map<DueTaxDocument, Numbered>();
  for (const kind of Object.keys(SERIES) as TaxDocumentKind[]) {
    const ofKind = missing.filter((document) => document.kind === kind);
    if (ofKind.length === 0) continue;
    const first = await takeNumbers(db, { kind, year, count: ofKind.length });
    for (const [index, document] of ofKind.entries())
      numbers.set(document, { year, serial: first + index });
  }
  return numbers;
}

async function write(
  db: Database,
  { supplier, booking, entries, now }: About,
  due: DueTaxDocument,
  { year, serial, issued }: Numbered & { readonly issued: Issued },
): Promise<TaxDocument> {
  const about = (due.about && issued.get(due.about)) ?? null;
  // The tax is as the books have taken it; tax taken back is at the rate at which it was taken.
  const { eventId } = due.about ?? due;
  const on = dateInIndia(entries.find((one) => one.eventId === eventId)?.postedAt ?? now);
  const mine = entries.filter(({ eventId }) => eventId === due.eventId);
  const taken = entries.filter((one) => one.eventId === eventId);
  const taxed = await computeDocumentTax(db, { booking, entries: taken, on }, due);
  const number = taxDocumentNumber(due.kind, year, serial);
  const adjusts = due.adjusts.map(({ document, amountPaise }) => ({
    number: (issued.get(document) as TaxDocument).number,
    amountPaise,
  }));
  const document: TaxDocument = {
    ...{ id: newId(now), eventId: due.eventId, kind: due.kind, number },
    ...{ about: about?.id ?? null, amountPaise: due.amountPaise, issuedAt: now },
  };
  const said = {
    ...{ kind: due.kind, number, issuedAt: now, supplier, booking, taxed, about, adjusts },
    isFee: mine.some(({ kind }) => kind === 'fee-kept' || kind === 'fee-due'),
    paid: due.kind === 'receipt' ? await howPaid(db, mine) : null,
  };
  await recordTaxDocument(db, {
    ...document,
    ...{ bookingId: booking.id, year, serial, taxablePaise: taxed.taxablePaise },
    ...{ cgstPaise: taxed.cgstPaise, sgstPaise: taxed.sgstPaise },
    adjustedPaise: sumOfShares(adjusts),
    recipient: recipientOf(booking, await findBusiness(db, booking.id)),
    printed: printTaxDocument(said),
  });
  return document;
}
