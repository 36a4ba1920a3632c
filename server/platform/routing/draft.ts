import type { Layout } from './layout.ts';
import type { RoutingPlan } from './problem.ts';

/**
 * A plan while it is being changed: routes as linked lists of nodes, with the earliest and the latest begin of service at
 * each, so that an insertion is judged without walking its route.
 */
export class Draft {
  readonly layout: Layout;
  readonly next: Int32Array;
  readonly prev: Int32Array;
  /** Vehicle of a node; -1 for a stop that nobody serves. */
  readonly route: Int32Array;
  readonly earliest: Int32Array;
  readonly latest: Int32Array;
  readonly load: Int32Array;
  readonly size: Int32Array;
  /** Stops that nobody serves, in any order: the first `pooled` of them. */
  readonly pool: Int32Array;
  pooled = 0;
  /** Journeys, lateness and penalties. */
  cost = 0;

  constructor(layout: Layout) {
    const { stops, vehicles, ready, due, penalty } = layout;
    const nodes = stops + 2 * vehicles;
    this.layout = layout;
    this.next = new Int32Array(nodes).fill(-1);
    this.prev = new Int32Array(nodes).fill(-1);
    this.route = new Int32Array(nodes).fill(-1);
    this.earliest = ready.slice();
    this.latest = due.slice();
    this.load = new Int32Array(vehicles);
    this.size = new Int32Array(vehicles);
    this.pool = Int32Array.from({ length: stops }, (_, stop) => stop);
    this.pooled = stops;
    for (let vehicle = 0; vehicle < vehicles; vehicle += 1) {
      this.route[stops + vehicle] = vehicle;
      this.route[stops + vehicles + vehicle] = vehicle;
      this.link(vehicle, []);
    }
    for (let stop = 0; stop < stops; stop += 1) this.cost += penalty[stop]!;
  }

  /** Takes a stop out of its route. Where nothing costs lateness the caller refreshes the route, once for all it takes. */
  remove(stop: number): void {
    const { row, place, price, penalty, demand, soft } = this.layout;
    const vehicle = this.route[stop]!;
    if (soft) this.cost -= this.#lateness(vehicle);
    const a = this.prev[stop]!;
    const b = this.next[stop]!;
    const through = price[row[a]! + place[stop]!]! + price[row[stop]! + place[b]!]!;
    this.cost += price[row[a]! + place[b]!]! - through + penalty[stop]!;
    this.next[a] = b;
    this.prev[b] = a;
    this.load[vehicle]! -= demand[stop]!;
    this.size[vehicle]! -= 1;
    this.route[stop] = -1;
    this.pool[this.pooled] = stop;
    this.pooled += 1;
    if (soft) {
      this.refresh(vehicle);
      this.cost += this.#lateness(vehicle);
    }
  }

  /** Puts a stop behind a node. The caller takes it out of the pool. */
  insert(stop: number, behind: number): void {
    const { row, place, price, penalty, demand, soft } = this.layout;
    const vehicle = this.route[behind]!;
    if (soft) this.cost -= this.#lateness(vehicle);
    const before = this.next[behind]!;
    const through = price[row[behind]! + place[stop]!]! + price[row[stop]! + place[before]!]!;
    this.cost += through - price[row[behind]! + place[before]!]! - penalty[stop]!;
    this.next[behind] = stop;
    this.prev[stop] = behind;
    this.next[stop] = before;
    this.prev[before] = stop;
    this.route[stop] = vehicle;
    this.load[vehicle]! += demand[stop]!;
    this.size[vehicle]! += 1;
    this.#forward(behind);
    this.#backward(before);
    if (soft) this.cost += this.#lateness(vehicle);
  }

  /** Lateness that a stop would cost behind a node: its own, and what it adds to those after it. */
  addedLateness(stop: number, behind: number): number {
    const { stops, row, place, travel, service, ready, wanted, latenessCost } = this.layout;
    let at = Math.max(ready[stop]!, this.#leave(behind) + travel[row[behind]! + place[stop]!]!);
    let sum = Math.max(0, at - wanted[stop]!) * latenessCost[stop]!;
    let last = stop;
    for (let i = this.next[behind]!; i < stops; i = this.next[i]!) {
      const then = Math.max(ready[i]!, at + service[last]! + travel[row[last]! + place[i]!]!);
      const now = this.earliest[i]!;
      if (then <= now) break;
      const more = Math.max(0, then - wanted[i]!) - Math.max(0, now - wanted[i]!);
      sum += more * latenessCost[i]!;
      at = then;
      last = i;
    }
    return sum;
  }

  /** Earliest and latest of a whole route, after it has changed. */
  refresh(vehicle: number): void {
    const { stops, vehicles } = this.layout;
    this.#forward(stops + vehicle);
    this.#backward(stops + vehicles + vehicle);
  }

  /** Makes a route of these stops, up to the first negative one. */
  link(vehicle: number, order: ArrayLike<number>): void {
    const { stops, vehicles, demand } = this.layout;
    const end = stops + vehicles + vehicle;
    let last = stops + vehicle;
    let load = 0;
    let size = 0;
    for (; size < order.length && order[size]! >= 0; size += 1) {
      const stop = order[size]!;
      this.next[last] = stop;
      this.prev[stop] = last;
      this.route[stop] = vehicle;
      load += demand[stop]!;
      last = stop;
    }
    this.next[last] = end;
    this.prev[end] = last;
    this.load[vehicle] = load;
    this.size[vehicle] = size;
    this.refresh(vehicle);
  }

  plan(): RoutingPlan {
    const { stops, vehicles } = this.layout;
    const routes = Array.from({ length: vehicles }, (_, vehicle) => {
      const order: number[] = [];
      for (let i = this.next[stops + vehicle]!; i < stops; i = this.next[i]!) order.push(i);
      return order;
    });
    return { cost: this.cost, routes, left: [...this.pool.subarray(0, this.pooled).toSorted()] };
  }

  #leave(node: number): number {
    return this.earliest[node]! + this.layout.service[node]!;
  }

  #lateness(vehicle: number): number {
    const { stops, wanted, latenessCost } = this.layout;
    let sum = 0;
    for (let i = this.next[stops + vehicle]!; i < stops; i = this.next[i]!)
      sum += Math.max(0, this.earliest[i]! - wanted[i]!) * latenessCost[i]!;
    return sum;
  }

  #forward(from: number): void {
    const { row, place, travel, service, ready } = this.layout;
    const { next, earliest } = this;
    let i = from;
    for (let j = next[i]!; j >= 0; j = next[i]!) {
      const there = earliest[i]! + service[i]! + travel[row[i]! + place[j]!]!;
      earliest[j] = Math.max(there, ready[j]!);
      i = j;
    }
  }

  #backward(from: number): void {
    const { row, place, travel, service, due } = this.layout;
    const { prev, latest } = this;
    let j = from;
    for (let i = prev[j]!; i >= 0; i = prev[j]!) {
      const leave = latest[j]! - travel[row[i]! + place[j]!]! - service[i]!;
      latest[i] = Math.min(leave, due[i]!);
      j = i;
    }
  }
}
