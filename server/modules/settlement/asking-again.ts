import { HOUR, type Instant, MINUTE } from '#kernel/time.ts';

const LONGEST_PAUSE = 6 * HOUR;

/** A quarter of an hour: what is unreadable by then will not mend itself. */
const RINGS_AT = 5;

/** Reports that could not be read for the so-and-so-many-th time: when to ask again, and whether somebody has to hear of it. */
export function quoteAskAgain(
  tries: number,
  now: Instant,
): { readonly at: Instant; readonly rings: boolean } {
  const pause = Math.min(LONGEST_PAUSE, MINUTE * 2 ** (tries - 1));
  return { at: now + pause, rings: tries === RINGS_AT };
}

/** Whether somebody has heard of it by then. */
export const hasRung = (tries: number): boolean => tries >= RINGS_AT;
