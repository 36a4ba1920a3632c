import { MINUTE } from '#kernel/time.ts';

/** A captcha is solved in well under a second; the rest of the time is for a slow network and a form left open. */
export const CAPTCHA_LIFE = 5 * MINUTE;

/** How many were asked for in the last minute or two, from the same network and altogether. */
export type Demand = { readonly ofNetwork: number; readonly ofDeps: number };

/**
 * How often the work is multiplied: once for everybody on an ordinary day, which a cheap telephone does in about a tenth
 * of a second, and up to sixteen times under attack. A network may be thousands of people, so it is not slowed soon.
 */
export function effortFor({ ofNetwork, ofDeps }: Demand): number {
  const network = ofNetwork > 300 ? 8 : ofNetwork > 100 ? 4 : ofNetwork > 30 ? 2 : 1;
  const deps = ofDeps > 6_000 ? 4 : ofDeps > 1_500 ? 2 : 1;
  return Math.min(16, network * deps);
}

/**
 * Before a booking only those are asked who are new, where many come from one place or who have proven nothing: the work
 * doubles with every fourth that comes from there within a minute or two, up to some seconds of a cheap telephone.
 */
export function effortForBooking({ ofNetwork, ofDeps }: Demand): number {
  const network = 2 ** Math.min(6, Math.floor(ofNetwork / 4));
  return Math.min(64, network * (ofDeps > 300 ? 4 : ofDeps > 100 ? 2 : 1));
}
