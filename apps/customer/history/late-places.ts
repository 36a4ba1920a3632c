import type { readBooking } from '#contract/customer/read-booking.ts';
import type { OutputOf } from '#contract/operation.ts';

export type Late = NonNullable<OutputOf<typeof readBooking>['late']>;

type Line = Pick<Late, 'promisedAt' | 'freeFrom' | 'owedFrom'>;

/** The distance from either end at which a marker is whole. */
const EDGE = 4;

/** The place of a moment on the line in percent: a quarter of it for each stretch, before the promise and after the last one too. */
export function placeOnLine(line: Line, at: string): number {
  const [promised, free, owed] = [line.promisedAt, line.freeFrom, line.owedFrom].map(
    Date.parse,
  ) as [number, number, number];
  const moment = Date.parse(at);
  const stretch = (from: number, until: number) => ((moment - from) / (until - from)) * 25;
  const place =
    moment < free
      ? 25 + stretch(promised, free)
      : moment < owed
        ? 50 + stretch(free, owed)
        : 75 + stretch(owed, owed + (owed - free));
  return Math.round(Math.min(100 - EDGE, Math.max(EDGE, place)) * 10) / 10;
}
