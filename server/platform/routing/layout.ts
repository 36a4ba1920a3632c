import { MUST, type RoutingProblem, type Stop } from './problem.ts';

/** A problem as columns of numbers. Nodes: the stops first, then one start and then one end for each vehicle. */
export type Layout = {
  readonly stops: number;
  readonly vehicles: number;
  readonly places: number;
  readonly travel: Int32Array;
  readonly price: Int32Array;
  readonly place: Int32Array;
  /** `place` times `places`: where its row of the matrices begins. */
  readonly row: Int32Array;
  readonly ready: Int32Array;
  readonly due: Int32Array;
  readonly service: Int32Array;
  readonly demand: Int32Array;
  readonly penalty: Int32Array;
  readonly wanted: Int32Array;
  readonly latenessCost: Int32Array;
  /** Whether any stop has a cost of lateness: then a route has to be walked to know its cost. */
  readonly soft: boolean;
  readonly capacity: Int32Array;
  /** Vehicles that differ in nothing have the same kind: one empty one of them stands for all. */
  readonly kind: Int32Array;
  /** 1 where a vehicle may serve a stop: `stop * vehicles + vehicle`. */
  readonly fits: Uint8Array;
  readonly groups: readonly (readonly number[])[];
  /** For each stop all stops, the nearest first. */
  readonly near: readonly Int32Array[];
};

const UNLIMITED = 0x7fffffff;

export function layOut({ places, travel, cost, stops, vehicles }: RoutingProblem): Layout {
  const starts = vehicles.map(({ start, from, until }) => ({
    place: start,
    ready: from,
    due: until,
  }));
  const ends = vehicles.map(({ end, until }) => ({ place: end, ready: 0, due: until }));
  const nodes: readonly Partial<Stop>[] = [...stops, ...starts, ...ends];
  const column = (of: (node: Partial<Stop>) => number) => Int32Array.from(nodes, of);
  const place = column((node) => node.place ?? 0);
  return {
    stops: stops.length,
    vehicles: vehicles.length,
    places,
    travel,
    price: cost ?? travel,
    place,
    row: place.map((one) => one * places),
    ready: column(({ ready = 0 }) => ready),
    due: column(({ due = 0 }) => due),
    service: column(({ service = 0 }) => service),
    demand: column(({ demand = 0 }) => demand),
    penalty: column(({ penalty = MUST }) => penalty),
    wanted: column(({ wanted, due = 0 }) => wanted ?? due),
    latenessCost: column(({ latenessCost = 0 }) => latenessCost),
    soft: stops.some(({ latenessCost = 0 }) => latenessCost > 0),
    capacity: Int32Array.from(vehicles, ({ capacity = UNLIMITED }) => capacity),
    kind: kindsOf(stops, vehicles),
    fits: fitting(stops, vehicles),
    groups: groupsOf(stops),
    near: stops.map((from) => nearest(from, stops, travel, places)),
  };
}

function kindsOf(stops: readonly Stop[], vehicles: RoutingProblem['vehicles']): Int32Array {
  const kinds = new Map<string, number>();
  return Int32Array.from(vehicles, (vehicle, index) => {
    const own = stops.some(({ onlyVehicle }) => onlyVehicle === index) ? index : null;
    const name = JSON.stringify([Object.entries(vehicle).toSorted(), own]);
    const kind = kinds.get(name) ?? kinds.size;
    kinds.set(name, kind);
    return kind;
  });
}

function fitting(stops: readonly Stop[], vehicles: RoutingProblem['vehicles']): Uint8Array {
  const fits = new Uint8Array(stops.length * vehicles.length);
  for (const [i, { skills: wanted = 0, onlyVehicle }] of stops.entries()) {
    for (const [v, { skills = 0 }] of vehicles.entries()) {
      const may = (skills & wanted) === wanted && (onlyVehicle === undefined || onlyVehicle === v);
      fits[i * vehicles.length + v] = may ? 1 : 0;
    }
  }
  return fits;
}

function groupsOf(stops: readonly Stop[]): readonly (readonly number[])[] {
  const groups = new Map<number, number[]>();
  for (const [i, { group }] of stops.entries()) {
    if (group === undefined) continue;
    groups.set(group, [...(groups.get(group) ?? []), i]);
  }
  return [...groups.values()];
}

function nearest(
  from: Stop,
  stops: readonly Stop[],
  travel: Int32Array,
  places: number,
): Int32Array {
  const far = stops.map(({ place }) => travel[from.place * places + place] ?? 0);
  const order = Int32Array.from(stops.keys());
  return order.sort((one, other) => (far[one] ?? 0) - (far[other] ?? 0) || one - other);
}
