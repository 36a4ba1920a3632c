import { HOUR, type Instant, MINUTE } from '#kernel/time.ts';
import { minutesAt, spreadAt } from '#server/modules/visit/journey.ts';
import type { Chance } from './chance.ts';
import { CHANCES } from './chances.ts';

const happensOf = (name: keyof typeof CHANCES): number => CHANCES[name].value;

type RiddenTo = { readonly visit: number; readonly pincode: string };

export type Answer = 'accept' | 'decline' | 'ignore';

/** The behaviour of people and roads on this day. */
export type Nature = ReturnType<typeof createNature>;

/** How much longer than usual a way to a pincode takes at a moment: 1 on an ordinary day. */
export type Weather = (at: Instant, pincode: string) => number;

export function createNature(chance: Chance, weather: Weather = () => 1) {
  return {
    /** How long the way takes that usually takes `slowest` minutes at the slowest hour. */
    rides(slowest: number, at: Instant, karigar: number, wish: RiddenTo): number {
      const spread = spreadAt(at);
      const bell = chance.bell('ride', karigar, wish.visit);
      const factor = Math.exp(spread * bell - spread ** 2 / 2) * weather(at, wish.pincode);
      return Math.round(minutesAt(slowest, at) * factor * MINUTE);
    },
    hasSignal: (karigar: number, visit: number) =>
      !chance.happens(happensOf('losesSignal'), 'signal', karigar, visit),
    fallsIll: (karigar: number) => chance.happens(happensOf('fallsIll'), 'ill', karigar),
    /** As a share of the day's twenty-four hours. */
    fallsIllAt: (karigar: number) => chance.share('ill-at', karigar),
    works(planned: number, visit: number): number {
      const spread = happensOf('workSpread') / 100;
      const factor =
        (happensOf('workMiddle') / 100) * Math.exp(spread * chance.bell('work', visit));
      return Math.round((planned * factor) / MINUTE) * MINUTE;
    },
    /** Between being at the door and beginning: the gate, the lift, the code. */
    isLetIn: (visit: number): number => chance.between(2, 6, 'door', visit) * MINUTE,
    answers(karigar: number, visit: number): Answer {
      if (chance.happens(happensOf('declines'), 'decline', karigar, visit)) return 'decline';
      return chance.happens(happensOf('ignores'), 'ignore', karigar, visit) ? 'ignore' : 'accept';
    },
    commits: (karigar: number) => chance.happens(happensOf('commits'), 'commits', karigar),
    cannotWhenSent: (karigar: number, visit: number) =>
      chance.happens(happensOf('cannotWhenSent'), 'cannot', karigar, visit),
    staysBeyondHours: (karigar: number, visit: number) =>
      chance.happens(happensOf('staysBeyondHours'), 'beyond', karigar, visit),
    answersAfter(urgent: boolean, karigar: number, visit: number): number {
      const middle = urgent ? 1 : 5;
      return Math.round(middle * Math.exp(0.8 * chance.bell('answer', karigar, visit)) * MINUTE);
    },
    /** How much before the latest moment the Karigar sets out; a few a little late. */
    setsOutEarly: (karigar: number, visit: number): number =>
      chance.between(-3, 10, 'early', karigar, visit) * MINUTE,
    forgets: (karigar: number, visit: number) =>
      chance.happens(happensOf('forgets'), 'forget', karigar, visit),
    hearsRing: (karigar: number, visit: number, ring: number) =>
      chance.happens(happensOf('hearsRing'), 'ring', karigar, visit, ring),
    breaksDown: (karigar: number, visit: number) =>
      chance.happens(happensOf('breaksDown'), 'break', karigar, visit),
    breaksDownAt: (karigar: number, visit: number) => chance.share('break-at', karigar, visit),
    isRepairedAfter: () => 2 * HOUR,
    releases: (karigar: number, visit: number) =>
      chance.happens(happensOf('releases'), 'release', karigar, visit),
    releasesAt: (karigar: number, visit: number) => chance.share('release-at', karigar, visit),
    cancels: (visit: number) => chance.happens(happensOf('cancels'), 'cancel', visit),
    cancelsAt: (visit: number) => chance.share('cancel-at', visit),
    isOut: (visit: number) => chance.happens(happensOf('isOut'), 'out', visit),
    /** The time between the notice that nobody has been found and the customer who has read it: a guess. */
    readsAfter: (visit: number) => chance.between(2, 30, 'reads', visit) * MINUTE,
    takesAnotherHour: (visit: number) =>
      chance.happens(happensOf('takesAnotherHour'), 'another-hour', visit),
  };
}
