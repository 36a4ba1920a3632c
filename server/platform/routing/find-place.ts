import type { Draft } from './draft.ts';
import type { Random } from './random.ts';

/**
 * Looks through every place of every route for a stop: answers the node behind which it costs least, or -1 where it fits
 * nowhere for less than its penalty. `overlooked` of the places that would do are passed over.
 */
export function createFindPlace(
  draft: Draft,
  random: Random,
): (stop: number, overlooked: number) => number {
  const { layout, next, earliest, latest, load, size } = draft;
  const { vehicles, row, place, travel, price, service, ready, due, soft } = layout;
  const { capacity, kind, fits, demand, penalty } = layout;
  const first = layout.stops;
  /** For each kind of vehicle, in which search an empty one was looked at last. */
  const seen = new Int32Array(vehicles);
  let search = 0;

  return (stop, overlooked) => {
    search += 1;
    const to = place[stop]!;
    const from = row[stop]!;
    const opens = ready[stop]!;
    const closes = due[stop]!;
    const takes = service[stop]!;
    let least = penalty[stop]!;
    let found = -1;
    for (let vehicle = 0; vehicle < vehicles; vehicle += 1) {
      if (fits[stop * vehicles + vehicle] === 0) continue;
      if (load[vehicle]! + demand[stop]! > capacity[vehicle]!) continue;
      if (size[vehicle] === 0) {
        if (seen[kind[vehicle]!] === search) continue;
        seen[kind[vehicle]!] = search;
      }
      let i = first + vehicle;
      for (let j = next[i]!; j >= 0; j = next[i]!) {
        let at = earliest[i]! + service[i]! + travel[row[i]! + to]!;
        // Further on it would only be later.
        if (at > closes) break;
        if (at < opens) at = opens;
        let added = price[row[i]! + to]! + price[from + place[j]!]! - price[row[i]! + place[j]!]!;
        if (added < least && at + takes + travel[from + place[j]!]! <= latest[j]!) {
          if (soft) added += draft.addedLateness(stop, i);
          if (added < least && random() >= overlooked) {
            least = added;
            found = i;
          }
        }
        i = j;
      }
    }
    return found;
  };
}
