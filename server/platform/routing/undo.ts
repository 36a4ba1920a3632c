import type { Draft } from './draft.ts';

/** Remembers the routes that one step changes, so that a step that is not taken costs no copy of the plan. */
export class Undo {
  readonly #draft: Draft;
  readonly #touched: number[] = [];
  readonly #isTouched: Uint8Array;
  readonly #routes: readonly Int32Array[];
  readonly #pool: Int32Array;
  #pooled = 0;
  #cost = 0;

  constructor(draft: Draft) {
    const { stops, vehicles } = draft.layout;
    this.#draft = draft;
    this.#isTouched = new Uint8Array(vehicles);
    this.#routes = Array.from({ length: vehicles }, () => new Int32Array(stops + 1));
    this.#pool = new Int32Array(stops);
  }

  /** Makes the present state the one that `restore` leads back to. */
  mark(): void {
    const { cost, pool, pooled } = this.#draft;
    for (const vehicle of this.#touched) this.#isTouched[vehicle] = 0;
    this.#touched.length = 0;
    this.#cost = cost;
    this.#pooled = pooled;
    this.#pool.set(pool.subarray(0, pooled));
  }

  /** To be called before a route changes. */
  touch(vehicle: number): void {
    if (this.#isTouched[vehicle]) return;
    this.#isTouched[vehicle] = 1;
    this.#touched.push(vehicle);
    const { next, layout } = this.#draft;
    const order = this.#routes[vehicle]!;
    let size = 0;
    for (let i = next[layout.stops + vehicle]!; i < layout.stops; i = next[i]!) {
      order[size] = i;
      size += 1;
    }
    order[size] = -1;
  }

  restore(): void {
    const draft = this.#draft;
    for (const vehicle of this.#touched) draft.link(vehicle, this.#routes[vehicle]!);
    draft.pool.set(this.#pool.subarray(0, this.#pooled));
    draft.pooled = this.#pooled;
    for (let k = 0; k < draft.pooled; k += 1) draft.route[draft.pool[k]!] = -1;
    draft.cost = this.#cost;
  }
}
