import { isOnTime, type Promised } from '#contract/terms/on-time.ts';

export type OnTime = {
  readonly visits: number;
  readonly onTime: number;
  /** 0 … 1; null without any visit. */
  readonly share: number | null;
  /** With so few visits the true share is, 19 times out of 20, at least this (Wilson's score interval). */
  readonly atLeast: number | null;
};

/**
 * Counts every visit we promised: also those that were lost, handed over, or to which nobody came. Only what the
 * customer gave up, or was not at home for, is left out. What we refused beforehand is counted beside it.
 */
export function countOnTime(promised: readonly Promised[]): OnTime {
  const visits = promised.length;
  const onTime = promised.filter(isOnTime).length;
  if (visits === 0) return { visits, onTime, share: null, atLeast: null };
  return { visits, onTime, share: onTime / visits, atLeast: wilsonLowerBound(onTime, visits) };
}

/** Two-sided 95 %. */
const Z = 1.959964;

/** The lower end of Wilson's score interval for `hits` out of `all`. */
export function wilsonLowerBound(hits: number, all: number): number {
  if (all === 0) return 0;
  const share = hits / all;
  const square = (Z * Z) / all;
  const centre = share + square / 2;
  const spread = Z * Math.sqrt((share * (1 - share)) / all + square / all / 4);
  return Math.max(0, (centre - spread) / (1 + square));
}
