import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { improve } from './improve.ts';
import type { RoutingPlan, RoutingProblem, Stop, Vehicle } from './problem.ts';

const GRID = 12;

/** Places on a grid; a unit of distance takes a unit of time. */
function problemOn(
  points: readonly (readonly [number, number])[],
  stops: readonly Stop[],
  vehicles: readonly Vehicle[],
): RoutingProblem {
  const travel = Int32Array.from(
    points.flatMap(([x, y]) => points.map(([u, v]) => Math.abs(x - u) + Math.abs(y - v))),
  );
  return { places: points.length, travel, stops, vehicles };
}

const point = fc.tuple(fc.nat(GRID), fc.nat(GRID));

const someProblem = fc
  .record({
    points: fc.array(point, { minLength: 2, maxLength: 8 }),
    vehicles: fc.integer({ min: 1, max: 3 }),
    seeds: fc.array(fc.tuple(fc.nat(), fc.nat(80), fc.nat(60), fc.nat(10), fc.nat(3)), {
      minLength: 1,
      maxLength: 6,
    }),
  })
  .map(({ points, vehicles, seeds }) => {
    const stops = seeds.map(([place, ready, wide, service, kind]): Stop => {
      const base = { place: place % points.length, ready, due: ready + wide, service, demand: 1 };
      const wanted = ready + Math.floor(wide / 2);
      return {
        ...base,
        penalty: 60 + kind * 10,
        skills: kind & 1,
        ...(kind === 2 ? { wanted, latenessCost: 2 } : {}),
        ...(kind === 3 ? { group: 1 } : {}),
      };
    });
    const fleet = Array.from({ length: vehicles }, (_, index) => ({
      start: index % points.length,
      end: 0,
      from: index * 5,
      until: 200,
      capacity: 4,
      skills: index === 0 ? 1 : 0,
    }));
    return problemOn(points, stops, fleet);
  });

/** Cost of a plan, reckoned stop by stop; nothing where it breaks a rule of the problem. */
function priceOf(
  { places, travel, stops, vehicles }: RoutingProblem,
  routes: RoutingPlan['routes'],
): number | undefined {
  const served = new Set(routes.flat());
  if (served.size !== routes.flat().length) return undefined;
  let cost = 0;
  for (const [index, order] of routes.entries()) {
    const vehicle = vehicles[index]!;
    let place = vehicle.start;
    let now = vehicle.from;
    let load = 0;
    for (const one of order) {
      const stop = stops[one]!;
      now = Math.max(stop.ready, now + travel[place * places + stop.place]!);
      cost += travel[place * places + stop.place]!;
      cost += Math.max(0, now - (stop.wanted ?? stop.due)) * (stop.latenessCost ?? 0);
      load += stop.demand ?? 0;
      if (now > stop.due || load > (vehicle.capacity ?? load)) return undefined;
      if (((stop.skills ?? 0) & (vehicle.skills ?? 0)) !== (stop.skills ?? 0)) return undefined;
      if (stop.onlyVehicle !== undefined && stop.onlyVehicle !== index) return undefined;
      now += stop.service;
      place = stop.place;
    }
    cost += travel[place * places + vehicle.end]!;
    if (now + travel[place * places + vehicle.end]! > vehicle.until) return undefined;
  }
  for (const [one, { penalty = 0, group }] of stops.entries()) {
    if (served.has(one)) continue;
    cost += penalty;
    const mates = stops.flatMap((stop, other) => (stop.group === group ? [other] : []));
    if (group !== undefined && mates.some((other) => served.has(other))) return undefined;
  }
  return cost;
}

/** The journey of vehicles that serve nobody counts as well, so that both reckon the same. */
const idleCost = ({ places, travel, vehicles }: RoutingProblem): number =>
  vehicles.reduce((sum, { start, end }) => sum + travel[start * places + end]!, 0);

/** The least that any plan costs, by trying every place for every stop. */
function leastOf(problem: RoutingProblem): number {
  let least = Number.POSITIVE_INFINITY;
  const place = (routes: readonly (readonly number[])[], stop: number): void => {
    if (stop === problem.stops.length) {
      least = Math.min(least, priceOf(problem, routes) ?? least);
      return;
    }
    place(routes, stop + 1);
    for (const [index, order] of routes.entries())
      for (let at = 0; at <= order.length; at += 1)
        place(routes.with(index, order.toSpliced(at, 0, stop)), stop + 1);
  };
  place(
    problem.vehicles.map(() => []),
    0,
  );
  return least;
}

describe('a plan keeps the rules of its problem', () => {
  test('windows, shifts, skills, capacity and groups hold, and its cost is what it costs', () => {
    fc.assert(
      fc.property(someProblem, fc.nat(), (problem, seed) => {
        const { cost, routes, left } = improve(problem, { seed, steps: 60 });
        expect(priceOf(problem, routes)).toBe(cost + idleCost(problem));
        expect([...routes.flat(), ...left].toSorted((a, b) => a - b)).toEqual([
          ...problem.stops.keys(),
        ]);
      }),
      { numRuns: 300 },
    );
  });

  test('a few stops are planned as well as by trying everything', () => {
    fc.assert(
      fc.property(someProblem, (problem) => {
        fc.pre(problem.stops.length <= 4);
        const { cost } = improve(problem, { seed: 7, steps: 400 });
        expect(cost + idleCost(problem)).toBe(leastOf(problem));
      }),
      { numRuns: 60 },
    );
  });
});

describe('the search', () => {
  const points = Array.from({ length: 30 }, (_, i) => [(i * 7) % 23, (i * 11) % 19] as const);
  const stops = Array.from({ length: 29 }, (_, i): Stop => {
    const ready = (i * 37) % 150;
    return { place: i + 1, ready, due: ready + 60, service: 8 };
  });
  const vehicle: Vehicle = { start: 0, end: 0, from: 0, until: 400 };
  const problem = problemOn(points, stops, Array(12).fill(vehicle));

  test('finds the same plan for the same seed and as many steps', () => {
    const once = improve(problem, { seed: 3, steps: 2_000 });
    expect(improve(problem, { seed: 3, steps: 2_000 })).toEqual(once);
  });

  test('can be stopped at any time and has a plan by then, each better than the one before', () => {
    const costs: number[] = [];
    let looks = 0;
    const spent = () => {
      looks += 1;
      return looks / 10;
    };
    const plan = improve(problem, { seed: 3, spent, onBetter: ({ cost }) => costs.push(cost) });
    expect(costs.length).toBeGreaterThan(2);
    expect(costs).toEqual([...new Set(costs)].toSorted((a, b) => b - a));
    expect(plan.cost).toBe(costs.at(-1));
  });

  test('begins from a plan that it is given, and drops what no longer fits', () => {
    const before = improve(problem, { seed: 3, steps: 3_000 });
    const again = improve(problem, { seed: 4, steps: 0, from: before.routes });
    expect(again.cost).toBe(before.cost);
    const shut = {
      ...problem,
      stops: stops.map((stop, i) => (i === 5 ? { ...stop, skills: 1, penalty: 90 } : stop)),
    };
    const without = improve(shut, { seed: 4, steps: 0, from: before.routes });
    expect(without.left).toEqual([5]);
    expect(without.cost).toBeLessThanOrEqual(before.cost + 90);
  });
});
