import type { ServiceSlug } from '#contract/catalogue/first-slugs.ts';
import { catalogue } from './data/first-services.ts';
import { type PincodeFact, servedPincodes } from './data/served-pincodes.ts';
import { type Dice, throwDice } from './dice.ts';
import { type ShiftPattern, type Trade, trades } from './trades.ts';

export type WeeklyShift = {
  readonly weekday: number;
  readonly startsMinute: number;
  readonly endsMinute: number;
};

export type RosteredKarigar = {
  readonly userId: string | null;
  readonly name: string;
  readonly homePincode: string;
  readonly reachMinutes: number;
  readonly serviceIds: readonly number[];
  readonly shifts: readonly WeeklyShift[];
};

/** `size` invented Karigars of every trade, living where people live. The same seed gives the same people. */
export function inventRoster(size: number, seed: number): RosteredKarigar[] {
  const dice = throwDice(seed);
  const shares = trades.reduce((sum, trade) => sum + trade.share, 0);
  let counted = 0;
  return trades.flatMap((trade) => {
    const before = Math.round((size * counted) / shares);
    counted += trade.share;
    return inventTrade(trade, Math.round((size * counted) / shares) - before, dice);
  });
}

function inventTrade(trade: Trade, size: number, dice: Dice): RosteredKarigar[] {
  const serviceIds = trade.skills.map(serviceId);
  const homes = spreadHomes(size, dice);
  return homes.map((homePincode, index) => ({
    userId: null,
    name: trade.inventName(dice),
    homePincode,
    reachMinutes: dice.between(...trade.reachMinutes),
    serviceIds,
    shifts: inventWeek(trade.shifts[index % trade.shifts.length] as ShiftPattern, dice),
  }));
}

/**
 * One home for each equal share of the population, walking through the pincodes in order. Their numbers run along the
 * railway lines, so neighbours stand side by side and no part of the city is left out, which drawing lots would do.
 */
function spreadHomes(size: number, dice: Dice): string[] {
  const people = servedPincodes.reduce((sum, place) => sum + populationOf(place), 0);
  const first = dice.below(people);
  let passed = 0;
  let homes = 0;
  return servedPincodes.flatMap((place) => {
    passed += populationOf(place);
    const from = homes;
    while (homes < size && first + homes * people < passed * size) homes += 1;
    return Array.from({ length: homes - from }, () => place[0]);
  });
}

const populationOf = (place: PincodeFact): number => place[5];

function inventWeek(pattern: ShiftPattern, dice: Dice): WeeklyShift[] {
  const days = dice.shuffle([0, 1, 2, 3, 4, 5, 6]).slice(0, dice.between(...pattern.daysAWeek));
  // Nobody begins on the dot: everybody a quarter of an hour or two to one side or the other.
  const habit = 15 * dice.between(-1, 1);
  return days
    .sort((one, other) => one - other)
    .map((weekday) => ({
      weekday,
      startsMinute: pattern.starts + habit,
      endsMinute: pattern.ends + habit,
    }));
}

const idsBySlug = new Map<ServiceSlug, number>(catalogue.map(({ slug, id }) => [slug, id]));

export function serviceId(slug: ServiceSlug): number {
  const id = idsBySlug.get(slug);
  if (id === undefined) throw new Error(`The catalogue has no ${slug}`);
  return id;
}
