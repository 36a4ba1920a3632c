import type { Paise } from '#kernel/money.ts';

/** How a share of what is paid for a booking is made up where work is done again: of our promise, and of what came. */
export type OfPromise = {
  /** The part of the promise that is spent, or given up. */
  readonly usedPaise: Paise;
  /** The part of it that becomes credit of the customer. */
  readonly backPaise: Paise;
};

/**
 * The promise pays for the work that was booked, the customer's own money for what was approved on top of it: only where
 * that does not reach, the promise pays for some of it as well.
 */
export function promiseForWork(
  promisedPaise: Paise,
  work: {
    /** The accepted part of what was booked. */
    readonly workPaise: Paise;
    /** The sum paid, with the promise, and how much of it the accepted work uses up. */
    readonly paidPaise: Paise;
    readonly usedPaise: Paise;
  },
): OfPromise {
  const ownPaise = work.paidPaise - promisedPaise;
  const least = Math.max(0, work.usedPaise - ownPaise);
  const usedPaise = Math.min(promisedPaise, work.usedPaise, Math.max(least, work.workPaise));
  return { usedPaise, backPaise: promisedPaise - usedPaise };
}

/** It is not done: the fee of the table comes out of the promise first, and what goes back is first what is left of it. */
export function promiseAtEnd(
  promisedPaise: Paise,
  { keptPaise, refundPaise }: { readonly keptPaise: Paise; readonly refundPaise: Paise },
): OfPromise {
  const usedPaise = Math.min(promisedPaise, keptPaise);
  return { usedPaise, backPaise: Math.min(promisedPaise - usedPaise, refundPaise) };
}
