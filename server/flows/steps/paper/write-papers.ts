import { homeOf } from '#contract/fields/address.ts';
import { newId } from '#kernel/ids.ts';
import { type Clock, dateInIndia, type Instant } from '#kernel/time.ts';
import type { Booking } from '#server/modules/booking/booking.ts';
import { lockBooking } from '#server/modules/booking/store.ts';
import { type ExplainedEntry, explainBooking } from '#server/modules/ledger/store.ts';
import { type Business, findBusiness } from '#server/modules/paper/business-store.ts';
import type { DuePaper, Paper, PaperKind } from '#server/modules/paper/paper.ts';
import { papersDue } from '#server/modules/paper/papers-due.ts';
import { financialYearOf, paperNumber, SERIES } from '#server/modules/paper/series.ts';
import {
  listPapers,
  type Recipient,
  recordPaper,
  takeNumbers,
} from '#server/modules/paper/store.ts';
import type { Supplier } from '#server/modules/paper/supplier.ts';
import type { Database, Pool } from '#server/platform/database/connect.ts';
import { printPaper } from './print-paper.ts';
import { howPaid, taxPaper } from './tax-paper.ts';

export type PaperDeps = {
  readonly pool: Pool;
  readonly now: Clock;
  /** The business that issues them. */
  readonly supplier: Supplier;
};

/**
 * Writes every paper that the books of a booking ask for and that does not exist yet, in its turn, each with the next
 * number. Repeating it writes nothing more. Answers how many were written.
 */
export async function writePapers(
  db: Database,
  supplier: Supplier,
  bookingId: string,
  now: Instant,
): Promise<number> {
  const booking = await lockBooking(db, bookingId);
  if (!booking) return 0;
  const entries = await explainBooking(db, bookingId);
  const due = papersDue(entries);
  const known = await listPapers(db, bookingId);
  const issued = new Map<DuePaper, Paper>();
  for (const paper of due) {
    const found = known.find((one) => isSame(one, paper, issued));
    if (found) issued.set(paper, found);
  }
  const missing = due.filter((paper) => !issued.has(paper));
  const numbers = await takeAll(db, missing, now);
  for (const paper of missing) {
    const numbered = { ...(numbers.get(paper) as Numbered), issued };
    issued.set(paper, await write(db, { supplier, booking, entries, now }, paper, numbered));
  }
  return missing.length;
}

type Numbered = { readonly year: number; readonly serial: number };
type About = {
  readonly supplier: Supplier;
  readonly booking: Booking;
  readonly entries: readonly ExplainedEntry[];
  readonly now: Instant;
};

const isSame = (one: Paper, due: DuePaper, issued: ReadonlyMap<DuePaper, Paper>): boolean =>
  one.eventId === due.eventId &&
  one.kind === due.kind &&
  one.about === ((due.about && issued.get(due.about)?.id) ?? null);

/** Every writer who needs numbers of several series takes them in one order, so that two never wait in a circle. */
async function takeAll(
  db: Database,
  missing: readonly DuePaper[],
  now: Instant,
): Promise<Map<DuePaper, Numbered>> {
  const year = financialYearOf(now);
  const numbers = new Map<DuePaper, Numbered>();
  for (const kind of Object.keys(SERIES) as PaperKind[]) {
    const ofKind = missing.filter((paper) => paper.kind === kind);
    if (ofKind.length === 0) continue;
    const first = await takeNumbers(db, { kind, year, count: ofKind.length });
    for (const [index, paper] of ofKind.entries())
      numbers.set(paper, { year, serial: first + index });
  }
  return numbers;
}

async function write(
  db: Database,
  { supplier, booking, entries, now }: About,
  due: DuePaper,
  { year, serial, issued }: Numbered & { readonly issued: ReadonlyMap<DuePaper, Paper> },
): Promise<Paper> {
  const about = (due.about && issued.get(due.about)) ?? null;
  // The tax is as the books have taken it; tax taken back is at the rate at which it was taken.
  const { eventId } = due.about ?? due;
  const on = dateInIndia(entries.find((one) => one.eventId === eventId)?.postedAt ?? now);
  const mine = entries.filter(({ eventId }) => eventId === due.eventId);
  const taken = entries.filter((one) => one.eventId === eventId);
  const taxed = await taxPaper(db, { booking, entries: taken, on }, due);
  const number = paperNumber(due.kind, year, serial);
  const adjusts = due.adjusts.map(({ paper, amountPaise }) => ({
    number: (issued.get(paper) as Paper).number,
    amountPaise,
  }));
  const paper: Paper = {
    id: newId(now),
    eventId: due.eventId,
    kind: due.kind,
    number,
    about: about?.id ?? null,
    amountPaise: due.amountPaise,
    issuedAt: now,
  };
  const said = {
    ...{ kind: due.kind, number, issuedAt: now, supplier, booking, taxed, about, adjusts },
    isFee: mine.some(({ kind }) => kind === 'fee-kept' || kind === 'fee-due'),
    paid: due.kind === 'receipt' ? await howPaid(db, mine) : null,
  };
  await recordPaper(db, {
    ...paper,
    bookingId: booking.id,
    year,
    serial,
    taxablePaise: taxed.taxablePaise,
    cgstPaise: taxed.cgstPaise,
    sgstPaise: taxed.sgstPaise,
    adjustedPaise: adjusts.reduce((sum, { amountPaise }) => sum + amountPaise, 0),
    recipient: recipientOf(booking, await findBusiness(db, booking.id)),
    printed: printPaper(said),
  });
  return paper;
}

/** The address of the visit; a booking whose owner was forgotten has neither name nor address. */
function recipientOf({ name, address }: Booking, business: Business | undefined): Recipient {
  const where = [homeOf(address), address.city].filter(Boolean).join(', ') || null;
  return { name: business?.name ?? name, address: where, gstin: business?.gstin ?? null };
}
