/** Dice that fall the same way for the same seed. */
export type Chance = {
  /** A number from 0 up to, not including, the given one. */
  upTo(number: number): number;
  /** True once in so many times. */
  of(times: number): boolean;
  pick<Value>(values: readonly Value[]): Value;
};

export function chanceFrom(seed: number): Chance {
  let state = seed >>> 0;
  // A linear congruential generator with the constants of Numerical Recipes; its high bits are good enough for dice.
  const next = (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  return {
    upTo: (number) => next() * number,
    of: (times) => next() * times < 1,
    pick: (values) => values[Math.floor(next() * values.length)] as (typeof values)[number],
  };
}
