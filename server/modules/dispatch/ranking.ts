import type { Offer } from './offer.ts';

/** A Karigar who could be asked, with what speaks for and against them. */
export type Candidate = {
  readonly karigarId: number;
  /** The Karigar's time is held for this visit already. */
  readonly holds: boolean;
  /** The Karigar has an account to answer with. */
  readonly answers: boolean;
  /** The driving that the visit adds to their day; null when there is no room for it. */
  readonly addedMinutes: number | null;
  /** How much later than promised they would be at the door, setting out now. */
  readonly lateMinutes: number;
  /** How much of it lies outside the hours in which they work; nothing for most. */
  readonly beyondMinutes?: number;
  /** How many minutes of the room that is kept free around a visit when it is sold are missing. */
  readonly shortMinutes?: number;
  /** Why they have no room. */
  readonly hindrance?: 'busy' | 'off-duty' | 'left';
  /** How many visits they have that day. */
  readonly visits: number;
  /**
   * A number from 0 up to 1, fixed for this Karigar and visit, so that of two alike not always the same one is asked
   * first.
   */
  readonly lot: number;
};

export type Considered = {
  readonly karigarId: number;
  readonly outcome:
    | 'asked'
    | 'next'
    | 'declined'
    | 'silent'
    | 'already-asked'
    | 'unreachable'
    | 'busy'
    | 'off-duty'
    | 'left';
  /** Minutes; the lowest goes first. */
  readonly cost: number | null;
  readonly addedMinutes: number | null;
  readonly lateMinutes: number;
  readonly beyondMinutes?: number;
  readonly shortMinutes?: number;
  readonly visits: number;
  readonly holds: boolean;
};

/** A minute that the customer waits weighs as much as so many minutes of driving. */
const MINUTES_A_MINUTE_LATE = 5;
/** A minute of room that is missing around it weighs as much: work that takes longer makes somebody late. */
const MINUTES_A_MINUTE_SHORT = 2;
/** One more visit in the day weighs as much as this many minutes of driving: work is spread, and nobody is worn out. */
const MINUTES_A_VISIT = 6;
/** With the journey of the slowest hour, whoever comes so late is mostly still on time; a slower road has some minutes. */
const MOST_LATE_MINUTES = 10;

/** Whether the promise would be kept if this Karigar came. */
export const keepsPromise = ({ lateMinutes }: Pick<Candidate, 'lateMinutes'>): boolean =>
  lateMinutes <= MOST_LATE_MINUTES;

/** The lot decides only between those who are as good as alike. */
const LOT_MINUTES = 5;

/**
 * Ranks the Karigars to ask, with the reason: the holder of the time first, then the least driving added to a day, with
 * a little for each visit already in it, so that work is spread. A Karigar who said no is not asked again, and it is no
 * mark against them. One without an account is not asked, because all others would wait in vain. Outside their hours, or if they
 * could only come too late, people are asked only when nobody else is left to ask.
 */
export function rankCandidates(
  candidates: readonly Candidate[],
  offers: readonly Pick<Offer, 'karigarId' | 'state'>[],
  wanted: number,
): Considered[] {
  const states = new Map(offers.map(({ karigarId, state }) => [karigarId, state]));
  const ranked = candidates.map((one) => ({ ...one, cost: costOf(one) })).toSorted(byCost);
  let left = wanted;
  let withinHours = 0;
  let inTime = 0;
  return ranked.map(({ cost, hindrance, answers, lot: _, ...one }) => {
    const { karigarId, holds, beyondMinutes = 0 } = one;
    const state = states.get(karigarId);
    const outcome = ((): Considered['outcome'] => {
      if (state === 'declined') return 'declined';
      if (state === 'lapsed') return 'silent';
      if (state === 'given-back') return 'left';
      if (state === 'open' || state === 'accepted') return 'already-asked';
      if (hindrance) return hindrance;
      if (!answers) return 'unreachable';
      if (beyondMinutes === 0 && (holds || left > 0)) withinHours += 1;
      if (keepsPromise(one)) inTime += 1;
      if (holds) return 'asked';
      if (left === 0 || (beyondMinutes > 0 && withinHours > 0)) return 'next';
      if (inTime > 0 && !keepsPromise(one)) return 'next';
      left -= 1;
      return 'asked';
    })();
    return { ...one, outcome, cost };
  });
}

type Costed = Candidate & { readonly cost: number | null };

function costOf({
  addedMinutes,
  lateMinutes,
  visits,
  lot,
  shortMinutes = 0,
}: Candidate): number | null {
  if (addedMinutes === null) return null;
  const late = MINUTES_A_MINUTE_LATE * lateMinutes + MINUTES_A_MINUTE_SHORT * shortMinutes;
  return Math.round((addedMinutes + late + MINUTES_A_VISIT * visits + LOT_MINUTES * lot) * 10) / 10;
}

const byCost = (one: Costed, other: Costed): number =>
  Number(other.holds) - Number(one.holds) ||
  Number(keepsPromise(other)) - Number(keepsPromise(one)) ||
  Number((one.beyondMinutes ?? 0) > 0) - Number((other.beyondMinutes ?? 0) > 0) ||
  (one.cost ?? Number.POSITIVE_INFINITY) - (other.cost ?? Number.POSITIVE_INFINITY) ||
  one.karigarId - other.karigarId;
