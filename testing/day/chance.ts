import { stableHash } from '#server/modules/availability/stable-hash.ts';

/**
 * Everything that may happen on a day, fixed by the seed and by whom it happens to: whatever the server decides, the same
 * Karigar on the same way to the same visit rides as long, works as long and breaks down as before. So two policies can be
 * compared on the very same day.
 */
export type Chance = {
  /** A number from 0 up to, not including, 1. */
  share(what: string, ...whom: readonly number[]): number;
  /** True in so many of a hundred. */
  happens(percent: number, what: string, ...whom: readonly number[]): boolean;
  /** Normal, mean 0, deviation 1. */
  bell(what: string, ...whom: readonly number[]): number;
  between(least: number, most: number, what: string, ...whom: readonly number[]): number;
  pick<Item>(items: readonly Item[], what: string, ...whom: readonly number[]): Item;
};

export function createChance(seed: number): Chance {
  const share: Chance['share'] = (what, ...whom) =>
    stableHash(`${seed}:${what}:${whom.join('.')}`, 7);
  const between: Chance['between'] = (least, most, what, ...whom) =>
    least + Math.floor(share(what, ...whom) * (most - least + 1));
  return {
    share,
    between,
    happens: (percent, what, ...whom) => share(what, ...whom) * 100 < percent,
    bell: (what, ...whom) => {
      const radius = Math.sqrt(-2 * Math.log(1 - share(`${what}/r`, ...whom)));
      return radius * Math.cos(2 * Math.PI * share(`${what}/a`, ...whom));
    },
    pick: (items, what, ...whom) =>
      items[between(0, items.length - 1, what, ...whom)] as (typeof items)[number],
  };
}
