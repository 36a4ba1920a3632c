import type { Paise } from '#kernel/money.ts';
import { dateInIndia, instantInIndia } from '#kernel/time.ts';
import { postEntry } from '#server/modules/ledger/store.ts';
import { incomeTaxEntry } from '#server/modules/ledger/work-entries.ts';
import { quoteIncomeTax } from '#server/modules/tax/income-tax.ts';
import { lockIncomeOf, recordIncomeTax } from '#server/modules/tax/income-tax-store.ts';
import { financialYearOf } from '#server/modules/tax-document/series.ts';
import type { Ending } from './post-at-end.ts';

export type Credited = {
  readonly karigarId: number;
  /** The Karigar's part of what the customer pays. */
  readonly grossPaise: Paise;
  /** The amount that was just credited. */
  readonly amountPaise: Paise;
};

/**
 * A Karigar who earns enough in a financial year has income tax kept of it, by the rules of the day; in the transaction
 * that credits them, after its entry. It is between the Karigar and the State: in the books of the booking it does not
 * stand.
 */
export async function keepIncomeTax(
  {
    db,
    now,
    booking,
    eventId,
  }: Pick<Ending, 'db' | 'now' | 'eventId'> & {
    /** None for pay that belongs to no single one. */
    readonly booking: { readonly id: string } | null;
  },
  credited: readonly Credited[],
): Promise<void> {
  const year = financialYearOf(now);
  const [from, until] = [
    instantInIndia(`${year}-04-01`, 0),
    instantInIndia(`${year + 1}-04-01`, 0),
  ];
  // One after the other in one order, so that two teams never wait in a circle.
  const inOrder = credited.toSorted((a, b) => a.karigarId - b.karigarId);
  for (const one of inOrder.filter((each) => each.grossPaise > 0)) {
    const { karigarId, grossPaise, amountPaise: netPaise } = one;
    const before = await lockIncomeOf(db, karigarId, from, until);
    const { keptPaise, section } = quoteIncomeTax({
      ...{ netPaise, on: dateInIndia(now) },
      grossOfYearPaise: before.grossPaise + grossPaise,
      keptOfYearPaise: before.keptPaise,
    });
    const kept = {
      eventId,
      karigarId,
      bookingId: booking?.id ?? null,
      grossPaise,
      keptPaise,
      section,
    };
    await recordIncomeTax(db, kept, now);
    if (keptPaise === 0) continue;
    const entry = incomeTaxEntry({ eventId, karigarId, amountPaise: keptPaise });
    await postEntry(db, entry, { eventId, bookingId: null, at: now });
  }
}
