import type { Draft } from './draft.ts';
import type { Random } from './random.ts';
import type { Undo } from './undo.ts';

/** How much one step takes out: stops in all on the average, and the most in a row of one route. */
export type Reach = { readonly stops: number; readonly inARow: number };

/** How often a string leaves some of its stops where they are. */
const SPLIT = 0.5;
/** How often one more of them stays. */
const STAY = 0.5;

/**
 * Takes out rows of stops that lie near each other, one row of each route nearby: what is free in time and place beside
 * each other can be put together anew. After J. Christiaens and G. Vanden Berghe, "Slack Induction by String Removals for
 * Vehicle Routing Problems", Transportation Science 54 (2020).
 */
export function createRuin(draft: Draft, undo: Undo, random: Random, reach: Reach): () => void {
  const { stops, vehicles, near } = draft.layout;
  const { next, prev, route, size } = draft;
  const ruined = new Uint8Array(vehicles);
  const row = new Int32Array(stops);

  /** A row with `stop` in it; `kept` of its middle stay. Answers how many are to go. */
  function choose(stop: number, most: number): number {
    const vehicle = route[stop]!;
    const inRoute = size[vehicle]!;
    const taken = 1 + Math.floor(random() * Math.min(inRoute, most));
    const split = taken > 1 && taken < inRoute && random() < SPLIT;
    let kept = split ? 1 : 0;
    while (split && taken + kept < inRoute && random() < STAY) kept += 1;
    const span = taken + kept;
    let position = 0;
    for (let i = prev[stop]!; i < stops; i = prev[i]!) position += 1;
    const first = Math.max(0, position - span + 1);
    const last = Math.min(position, inRoute - span);
    const from = first + Math.floor(random() * (last - first + 1));
    const keptFrom = split ? Math.floor(random() * (taken + 1)) : span;
    let i = next[stops + vehicle]!;
    for (let skipped = 0; skipped < from; skipped += 1) i = next[i]!;
    let count = 0;
    for (let k = 0; k < span; k += 1) {
      if (k < keptFrom || k >= keptFrom + kept) {
        row[count] = i;
        count += 1;
      }
      i = next[i]!;
    }
    return count;
  }

  return () => {
    let served = 0;
    let routes = 0;
    for (let vehicle = 0; vehicle < vehicles; vehicle += 1) {
      served += size[vehicle]!;
      if (size[vehicle]! > 0) routes += 1;
    }
    if (routes === 0) return;
    const inARow = Math.min(reach.inARow, served / routes);
    const rows = Math.floor(random() * ((4 * reach.stops) / (1 + inARow) - 1) + 1);
    const around = near[Math.floor(random() * stops)]!;
    ruined.fill(0);
    let done = 0;
    for (let k = 0; k < stops && done < rows; k += 1) {
      const vehicle = route[around[k]!]!;
      if (vehicle < 0 || ruined[vehicle]) continue;
      undo.touch(vehicle);
      const count = choose(around[k]!, inARow);
      for (let one = 0; one < count; one += 1) draft.remove(row[one]!);
      draft.refresh(vehicle);
      ruined[vehicle] = 1;
      done += 1;
    }
  };
}
