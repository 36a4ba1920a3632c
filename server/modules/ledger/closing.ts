import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import { type Instant, instantInIndia } from '#kernel/time.ts';

/** `2026-11`, in India. */
export type LedgerMonth = string;

export const nextMonth = (month: LedgerMonth): LedgerMonth => {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`;
};

export const beginOf = (month: LedgerMonth): Instant => instantInIndia(`${month}-01`);
export const endOf = (month: LedgerMonth): Instant => beginOf(nextMonth(month));

/** Its number in the database, by which it is locked (`month_number`). */
export const numberOf = (month: LedgerMonth): number => {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return year * 12 + number;
};

export type MonthOfBooks = {
  readonly digest: string;
  readonly proposedBy: string;
  readonly closedAt: Instant | null;
};

export type ClosingFacts = {
  readonly month: LedgerMonth;
  readonly now: Instant;
  /** The first month with an entry that is not closed yet; nothing where there is no such entry. */
  readonly firstOpen: LedgerMonth | null;
  /** The last thing that was said of it. */
  readonly known: MonthOfBooks | undefined;
  /** The digest of its entries now, and the one that was looked at. */
  readonly digest: string;
  readonly seen: string;
  readonly by: string;
};

/** `propose`: a second of us has to say the same of the same digest; `close`: this is the second; `known`: said before. */
export function decideClosing(
  facts: ClosingFacts,
): Outcome<
  'propose' | 'close' | 'waits' | 'closed',
  'month-not-found' | 'month-not-over' | 'earlier-month-open' | 'month-changed'
> {
  const { month, now, firstOpen, known, digest, seen, by } = facts;
  if (known?.closedAt) return seen === known.digest ? accept('closed') : refuse('month-changed');
  if (now < endOf(month)) return refuse('month-not-over');
  if (firstOpen === null || month < firstOpen) return refuse('month-not-found');
  if (month > firstOpen) return refuse('earlier-month-open', { month: firstOpen });
  if (seen !== digest) return refuse('month-changed');
  // A word about other entries is none about these.
  if (known?.digest !== digest) return accept('propose');
  return accept(known.proposedBy === by ? 'waits' : 'close');
}
