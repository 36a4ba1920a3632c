/** A repeatable stream of chances: the same seed always plants the same city. */
export type Dice = {
  /** A whole number from 0 to `limit` − 1. */
  readonly below: (limit: number) => number;
  /** A whole number from `least` to `most`, both included. */
  readonly between: (least: number, most: number) => number;
  readonly pick: <Item>(items: readonly Item[]) => Item;
  /** True in `percent` of a hundred throws. */
  readonly chance: (percent: number) => boolean;
  readonly shuffle: <Item>(items: readonly Item[]) => Item[];
};

export function throwDice(seed: number): Dice {
  const next = xorshift(seed);
  const below = (limit: number): number => next() % limit;
  return {
    below,
    between: (least, most) => least + below(most - least + 1),
    pick: (items) => at(items, below(items.length)),
    chance: (percent) => below(100) < percent,
    shuffle: (items) => {
      const order = [...items];
      for (let last = order.length - 1; last > 0; last -= 1) {
        const other = below(last + 1);
        [order[last], order[other]] = [at(order, other), at(order, last)];
      }
      return order;
    },
  };
}

/** Marsaglia's xorshift of 32 bits, which never reaches zero from a seed that is not zero. */
function xorshift(seed: number): () => number {
  let state = (Math.imul(seed, 2_654_435_761) ^ 0x5bd1e995) >>> 0 || 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state;
  };
}

function at<Item>(items: readonly Item[], index: number): Item {
  const item = items[index];
  if (item === undefined) throw new RangeError('There is nothing to pick from');
  return item;
}
