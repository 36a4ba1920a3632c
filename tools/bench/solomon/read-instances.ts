import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RoutingProblem } from '#server/platform/routing/problem.ts';

export type Instance = {
  readonly name: string;
  /** Distance in tenths. */
  readonly bestKnown: number;
  readonly problem: RoutingProblem;
};

type Row = readonly [number, number, number, number, number, number, number];
type Stored = {
  readonly vehicles: number;
  readonly capacity: number;
  readonly bestKnown: number;
  readonly customers: readonly Row[];
};

/** Everything in tenths, because the challenge cuts distances off after one decimal. */
const TENTHS = 10;

export function readInstances(): readonly Instance[] {
  const text = readFileSync(join(import.meta.dirname, 'instances.json'), 'utf8');
  const stored = JSON.parse(text) as Readonly<Record<string, Stored>>;
  return Object.entries(stored).map(([name, one]) => ({
    name,
    bestKnown: Math.round(one.bestKnown * TENTHS),
    problem: problemOf(one),
  }));
}

function problemOf({ vehicles, capacity, customers }: Stored): RoutingProblem {
  const [depot, ...rest] = customers;
  if (!depot) throw new Error('An instance has no depot.');
  const places = customers.length;
  const travel = new Int32Array(places * places);
  for (const [a, [, x, y]] of customers.entries())
    for (const [b, [, u, v]] of customers.entries())
      travel[a * places + b] = Math.floor(Math.hypot(x - u, y - v) * TENTHS + 1e-9);
  const vehicle = { start: 0, end: 0, from: 0, until: depot[5] * TENTHS, capacity };
  return {
    places,
    travel,
    stops: rest.map(([, , , demand, ready, due, service], index) => ({
      place: index + 1,
      ready: ready * TENTHS,
      due: due * TENTHS,
      service: service * TENTHS,
      demand,
    })),
    vehicles: Array.from({ length: vehicles }, () => vehicle),
  };
}
