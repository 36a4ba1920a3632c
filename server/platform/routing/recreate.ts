import type { Draft } from './draft.ts';
import { createFindPlace } from './find-place.ts';
import type { Random } from './random.ts';
import type { Undo } from './undo.ts';

/** How often a place that would do is overlooked, so that the cheapest is not always taken. */
const OVERLOOKED = 0.01;

/**
 * Puts every stop of the pool where it costs least, one after the other, in an order that is drawn anew each time. What
 * fits nowhere, or costs more than its penalty, stays in the pool; a group stays together, in or out.
 */
export function createRecreate(draft: Draft, undo: Undo, random: Random): () => void {
  const { layout, pool } = draft;
  const { groups } = layout;
  const key = new Float64Array(layout.stops);
  const orders = ordersOf(layout, random);
  const findPlace = createFindPlace(draft, random);

  function sortPool(): void {
    const keyOf = draw(orders, random);
    for (let k = 0; k < draft.pooled; k += 1) key[pool[k]!] = keyOf(pool[k]!);
    for (let k = 1; k < draft.pooled; k += 1) {
      const stop = pool[k]!;
      let at = k - 1;
      for (; at >= 0 && key[pool[at]!]! > key[stop]!; at -= 1) pool[at + 1] = pool[at]!;
      pool[at + 1] = stop;
    }
  }

  /** A group of which somebody was left behind goes back whole. */
  function keepGroups(): void {
    for (const group of groups) {
      if (group.every((stop) => draft.route[stop]! >= 0)) continue;
      for (const stop of group) {
        const vehicle = draft.route[stop]!;
        if (vehicle < 0) continue;
        undo.touch(vehicle);
        draft.remove(stop);
        draft.refresh(vehicle);
      }
    }
  }

  return () => {
    sortPool();
    let left = 0;
    for (let k = 0; k < draft.pooled; k += 1) {
      const stop = pool[k]!;
      // Overlooked where there was but one place for it, it is looked for once more with open eyes.
      let behind = findPlace(stop, OVERLOOKED);
      if (behind < 0) behind = findPlace(stop, 0);
      if (behind < 0) {
        pool[left] = stop;
        left += 1;
        continue;
      }
      undo.touch(draft.route[behind]!);
      draft.insert(stop, behind);
    }
    draft.pooled = left;
    keepGroups();
  };
}

/** In which order stops are tried, each with how often: the lowest key first. */
type Orders = readonly (readonly [weight: number, keyOf: (stop: number) => number])[];

function ordersOf(layout: Draft['layout'], random: Random): Orders {
  const { row, travel, demand, ready, due, place } = layout;
  const anyHome = row[layout.stops] ?? 0;
  return [
    [4, () => random()],
    [4, (stop) => -demand[stop]!],
    [2, (stop) => -travel[anyHome + place[stop]!]!],
    [1, (stop) => travel[row[stop]!]!],
    [2, (stop) => due[stop]! - ready[stop]!],
    [2, (stop) => ready[stop]!],
    [2, (stop) => -due[stop]!],
  ];
}

function draw(orders: Orders, random: Random): (stop: number) => number {
  const all = orders.reduce((sum, [weight]) => sum + weight, 0);
  let rest = random() * all;
  for (const [weight, keyOf] of orders) {
    rest -= weight;
    if (rest < 0) return keyOf;
  }
  return () => 0;
}
