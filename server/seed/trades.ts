import type { ServiceSlug } from '#contract/catalogue/first-slugs.ts';
import type { Dice } from './dice.ts';
import { inventName, inventPriest, type Women } from './people.ts';

export type Trade = {
  readonly name: string;
  /** How many of a thousand Karigars follow it. */
  readonly share: number;
  readonly skills: readonly ServiceSlug[];
  readonly reachMinutes: readonly [least: number, most: number];
  /** Dealt out in turn, so that the same share of a trade works at each time of the day. */
  readonly shifts: readonly ShiftPattern[];
  readonly inventName: (dice: Dice) => string;
};

/** The minutes of a day between which somebody may be away from home; past 24 hours it is the next morning. */
export type ShiftPattern = {
  readonly starts: number;
  readonly ends: number;
  readonly daysAWeek: readonly [least: number, most: number];
};

const shift = (from: number, until: number, least: number, most = least): ShiftPattern => ({
  starts: from * 60,
  ends: until * 60,
  daysAWeek: [least, most],
});

const people =
  (women: Women) =>
  (dice: Dice): string =>
    inventName(dice, women);

const EARLY = shift(7, 16, 6);
const DAY = shift(8, 19, 5, 6);
const LATE = shift(12, 22.5, 6);

/** A pooja lasts up to four hours and may begin at any slot up to eight in the evening. */
const PRIESTLY_HOURS = [shift(6, 15.5, 6), shift(8, 20, 6), shift(12.5, 24.5, 6)];

/**
 * A function lasts twelve hours and may begin at any slot, so crews have long hours, two of the four past midnight,
 * and few days a week. Within their hours they take one function.
 */
const CREW_HOURS = [
  shift(6.5, 23.5, 4, 5),
  shift(9.5, 26.5, 4, 5),
  shift(12.5, 30.5, 4, 5),
  shift(16.5, 33, 4, 5),
];

const POOJAS: readonly ServiceSlug[] = [
  'ganesh-chaturthi-celebration',
  'satyanarayan-pooja',
  'rudrabhishek',
];

/** Trades of the demonstration Karigars. A trade of two kinds of people, as in a pooja's team, is two rows. */
export const trades: readonly Trade[] = [
  {
    name: 'cleaner',
    share: 215,
    skills: ['house-cleaning'],
    reachMinutes: [30, 45],
    shifts: [EARLY, DAY, LATE],
    inventName: people(70),
  },
  {
    name: 'electrician',
    share: 135,
    skills: ['electrical-repairs'],
    reachMinutes: [35, 55],
    shifts: [DAY, LATE, EARLY],
    inventName: people(3),
  },
  {
    name: 'plumber',
    share: 115,
    skills: ['plumbing'],
    reachMinutes: [35, 55],
    shifts: [DAY, LATE, EARLY],
    inventName: people(2),
  },
  {
    name: 'handyman',
    share: 55,
    skills: ['plumbing', 'electrical-repairs'],
    reachMinutes: [35, 55],
    shifts: [LATE, DAY],
    inventName: people(2),
  },
  {
    name: 'photographer',
    share: 90,
    skills: ['event-photography'],
    reachMinutes: [60, 100],
    shifts: [shift(7, 18, 6), shift(11, 23.5, 6)],
    inventName: people(25),
  },
  {
    name: 'event crew',
    share: 190,
    skills: ['wedding-planning', 'corporate-event-management'],
    reachMinutes: [110, 150],
    shifts: CREW_HOURS,
    inventName: people(35),
  },
  {
    name: 'priest',
    share: 80,
    skills: POOJAS,
    reachMinutes: [60, 90],
    shifts: PRIESTLY_HOURS,
    inventName: inventPriest,
  },
  {
    name: 'pooja decorator or cook',
    share: 120,
    skills: POOJAS,
    reachMinutes: [60, 90],
    shifts: PRIESTLY_HOURS,
    inventName: people(45),
  },
];
