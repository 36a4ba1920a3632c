import { HOUR, type Instant, MINUTE } from '#kernel/time.ts';
import { minutesAt, spreadAt } from '#server/modules/visit/journey.ts';
import type { Chance } from './chance.ts';

/** How often things go wrong, in percent. Assumptions, all of them: to be replaced by what really happens. */
const HAPPENS = {
  declines: 12,
  ignores: 8,
  releases: 2,
  forgets: 2,
  breaksDown: 2,
  /** The share of those who would accept that also does so before their hours begin or after they end: a guess. */
  staysBeyondHours: 50,
  cancels: 6,
  isOut: 1.5,
  /**
   * The share of those who forget that leaves after each of the two rings that ask whether they do; the telephones of the others
   * are silent, or far away. Nothing is known of it: half is a guess, and `npm run test:day` with 0 is the worst case.
   */
  hearsRing: 50,
} as const;

/** Work takes 0.95 of what is planned in the middle, and one in five more than 1.2 of it. */
const WORK = { middle: 0.95, spread: 0.28 } as const;

export type Answer = 'accept' | 'decline' | 'ignore';

/** The behaviour of people and roads on this day. */
export type Nature = ReturnType<typeof createNature>;

export function createNature(chance: Chance) {
  return {
    /** How long the way takes that usually takes `slowest` minutes at the slowest hour. */
    rides(slowest: number, at: Instant, karigar: number, visit: number): number {
      const spread = spreadAt(at);
      const factor = Math.exp(spread * chance.bell('ride', karigar, visit) - spread ** 2 / 2);
      return Math.round(minutesAt(slowest, at) * factor * MINUTE);
    },
    works(planned: number, visit: number): number {
      const factor = WORK.middle * Math.exp(WORK.spread * chance.bell('work', visit));
      return Math.round((planned * factor) / MINUTE) * MINUTE;
    },
    /** Between being at the door and beginning: the gate, the lift, the code. */
    isLetIn: (visit: number): number => chance.between(2, 6, 'door', visit) * MINUTE,
    answers(karigar: number, visit: number): Answer {
      if (chance.happens(HAPPENS.declines, 'decline', karigar, visit)) return 'decline';
      return chance.happens(HAPPENS.ignores, 'ignore', karigar, visit) ? 'ignore' : 'accept';
    },
    staysBeyondHours: (karigar: number, visit: number) =>
      chance.happens(HAPPENS.staysBeyondHours, 'beyond', karigar, visit),
    answersAfter(urgent: boolean, karigar: number, visit: number): number {
      const middle = urgent ? 1 : 5;
      return Math.round(middle * Math.exp(0.8 * chance.bell('answer', karigar, visit)) * MINUTE);
    },
    /** How much before the latest moment the Karigar sets out; a few a little late. */
    setsOutEarly: (karigar: number, visit: number): number =>
      chance.between(-3, 10, 'early', karigar, visit) * MINUTE,
    forgets: (karigar: number, visit: number) =>
      chance.happens(HAPPENS.forgets, 'forget', karigar, visit),
    hearsRing: (karigar: number, visit: number, ring: number) =>
      chance.happens(HAPPENS.hearsRing, 'ring', karigar, visit, ring),
    breaksDown: (karigar: number, visit: number) =>
      chance.happens(HAPPENS.breaksDown, 'break', karigar, visit),
    breaksDownAt: (karigar: number, visit: number) => chance.share('break-at', karigar, visit),
    isRepairedAfter: () => 2 * HOUR,
    releases: (karigar: number, visit: number) =>
      chance.happens(HAPPENS.releases, 'release', karigar, visit),
    releasesAt: (karigar: number, visit: number) => chance.share('release-at', karigar, visit),
    cancels: (visit: number) => chance.happens(HAPPENS.cancels, 'cancel', visit),
    cancelsAt: (visit: number) => chance.share('cancel-at', visit),
    isOut: (visit: number) => chance.happens(HAPPENS.isOut, 'out', visit),
    /** The time between the notice that nobody has been found and the customer who has read it: a guess. */
    readsAfter: (visit: number) => chance.between(2, 30, 'reads', visit) * MINUTE,
    takesAnotherHour: (visit: number) => chance.happens(60, 'another-hour', visit),
  };
}
