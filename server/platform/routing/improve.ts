import { Draft } from './draft.ts';
import { layOut } from './layout.ts';
import type { RoutingPlan, RoutingProblem } from './problem.ts';
import { createRandom } from './random.ts';
import { createRecreate } from './recreate.ts';
import { createRuin, type Reach } from './ruin.ts';
import { Undo } from './undo.ts';

export type Effort = {
  readonly seed: number;
  /** Steps in all. With as many the same seed finds the same plan; without them `until` decides. */
  readonly steps?: number;
  /** Share of the effort that is spent, 1 at its end: a clock that the caller reads. */
  readonly spent?: () => number;
  /** A plan to begin from: for each vehicle its stops in order. */
  readonly from?: RoutingPlan['routes'];
  readonly reach?: Reach;
  /** Hears of every plan that is better than those before. */
  readonly onBetter?: (plan: RoutingPlan) => void;
};

const REACH: Reach = { stops: 10, inARow: 10 };
/** Temperatures at the beginning and at the end, as multiples of what one served stop costs on the average. */
const HOT = 3;
const COLD = 0.01;
/** Steps between two looks at the clock. */
const LOOK_EVERY = 256;

/**
 * Ruins and recreates a plan again and again, and takes a worse one the less readily the more of the effort is spent
 * (simulated annealing). It can be stopped at any time: the best plan so far is a plan.
 */
export function improve(problem: RoutingProblem, effort: Effort): RoutingPlan {
  const { seed, steps = Number.POSITIVE_INFINITY, from, reach = REACH, onBetter } = effort;
  const random = createRandom(seed);
  const draft = new Draft(layOut(problem));
  const undo = new Undo(draft);
  const ruin = createRuin(draft, undo, random, reach);
  const recreate = createRecreate(draft, undo, random);
  if (from) takeOver(draft, from);
  undo.mark();
  recreate();
  let best = draft.plan();
  onBetter?.(best);
  const typical = Math.max(1, journeysOf(draft) / Math.max(1, draft.layout.stops - draft.pooled));
  let temperature = HOT * typical;
  for (let step = 0; step < steps; step += 1) {
    if (step % LOOK_EVERY === 0) {
      const spent = Math.max(step / steps, effort.spent?.() ?? 0);
      if (spent >= 1) break;
      temperature = typical * HOT * (COLD / HOT) ** spent;
    }
    undo.mark();
    const before = draft.cost;
    ruin();
    recreate();
    if (draft.cost >= before - temperature * Math.log(random())) undo.restore();
    else if (draft.cost < best.cost) {
      best = draft.plan();
      onBetter?.(best);
    }
  }
  return best;
}

/** The cost without penalties. */
function journeysOf({ cost, pool, pooled, layout }: Draft): number {
  let penalties = 0;
  for (const stop of pool.subarray(0, pooled)) penalties += layout.penalty[stop]!;
  return cost - penalties;
}

/** Stops that no longer fit where they were go to the pool. */
function takeOver(draft: Draft, routes: RoutingPlan['routes']): void {
  const { stops, fits, vehicles, capacity, demand, due } = draft.layout;
  const taken = new Set<number>();
  for (const [vehicle, order] of routes.entries()) {
    let behind = stops + vehicle;
    for (const stop of order) {
      const may = fits[stop * vehicles + vehicle] === 1 && !taken.has(stop);
      if (!may || draft.load[vehicle]! + demand[stop]! > capacity[vehicle]!) continue;
      draft.insert(stop, behind);
      const fitsInTime =
        draft.earliest[stop]! <= due[stop]! && draft.earliest[stop]! <= draft.latest[stop]!;
      if (fitsInTime) {
        taken.add(stop);
        behind = stop;
        continue;
      }
      draft.remove(stop);
      draft.pooled -= 1;
      draft.refresh(vehicle);
    }
  }
  let left = 0;
  for (let stop = 0; stop < stops; stop += 1) {
    if (taken.has(stop)) continue;
    draft.pool[left] = stop;
    left += 1;
  }
  draft.pooled = left;
}
