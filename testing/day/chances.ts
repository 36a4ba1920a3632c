/**
 * How often things go wrong on a day, each with how sure we are of it. `guess`: nobody has measured it anywhere that we know of;
 * `measured`: from our own visits. None is measured yet; the first quarter of real visits is to replace them, and every figure of
 * `npm run test:day` and `test:city` follows them. The speed of each hour and how much ways differ are the product's own
 * (`modules/visit/riding.ts`, `journey.ts`): a model from published figures, and a guess.
 */
type Chance = { readonly value: number; readonly certainty: 'guess' | 'measured' };

const guess = (value: number): Chance => ({ value, certainty: 'guess' });

/** In percent, unless the name says otherwise. */
export const CHANCES = {
  /** Offers: a no, and no answer at all. */
  declines: guess(12),
  ignores: guess(8),
  /**
   * The share of Karigars who have committed themselves to the day, and of the visits to which one is sent unasked that they give
   * back at once because they cannot. A telephone that would have let an offer pass does not hear of it either.
   */
  commits: guess(50),
  cannotWhenSent: guess(4),
  /** Accepted visits: given back, forgotten until somebody rings, and broken down on the way to. */
  releases: guess(2),
  forgets: guess(2),
  breaksDown: guess(2),
  /** Karigars on a day: fall ill in the course of it, and give back what is left. */
  fallsIll: guess(0.5),
  /** Ways: the telephone has no network for the whole of it. */
  losesSignal: guess(10),
  /** The share of those who would accept that also does so before their hours begin or after they end. */
  staysBeyondHours: guess(50),
  /** Customers: cancel before the hour, are not at home, take another hour when theirs is full or nobody can come. */
  cancels: guess(6),
  isOut: guess(1.5),
  takesAnotherHour: guess(60),
  /**
   * The share of those who forget that leaves after each of the two rings that ask whether they do; the telephones of the others
   * are silent, or far away. `npm run test:day` with 0 is the worst case.
   */
  hearsRing: guess(50),
  /** Work takes so much of what is planned in the middle, as a lognormal with this spread: one in five more than 1.2 of it. */
  workMiddle: guess(95),
  workSpread: guess(28),
  /** In the wet band of a monsoon afternoon a way takes so much of its usual time. */
  monsoonWay: guess(160),
} as const satisfies Record<string, Chance>;
