import type { LocalDate } from '#kernel/time.ts';
import type { Booking } from '#server/modules/booking/booking.ts';
import type { ExplainedEntry } from '#server/modules/ledger/store.ts';
import type { DuePaper } from '#server/modules/paper/paper.ts';
import { findInstrument } from '#server/modules/payment/store.ts';
import { type Taxed, taxOf, taxOfBill } from '#server/modules/tax/tax-of.ts';
import { totalOf } from '#server/modules/visit/bill.ts';
import { listBillLines } from '#server/modules/visit/bill-store.ts';
import type { Database } from '#server/platform/database/connect.ts';

/** What it is about, line by line where work was accepted, as the books have taxed it. */
export async function taxPaper(
  db: Database,
  about: {
    readonly booking: Booking;
    readonly mine: readonly ExplainedEntry[];
    readonly on: LocalDate;
  },
  { kind, amountPaise }: DuePaper,
): Promise<Taxed> {
  const { serviceId, option, id } = about.booking;
  const what = { serviceId, option, on: about.on };
  if (kind === 'invoice' && about.mine.some((entry) => entry.kind === 'work-accepted')) {
    const lines = await listBillLines(db, id);
    if (totalOf(lines) === amountPaise) return taxOfBill({ ...what, lines });
  }
  return taxOf({ ...what, amountPaise });
}

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
