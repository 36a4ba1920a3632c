/**
 * A vehicle routing problem with time windows: which vehicle serves which stop, and in which order. Times, costs and
 * demands are whole numbers in units of the caller's choice; places are indexes into the two matrices.
 */
export type RoutingProblem = {
  /** How many places the matrices know. */
  readonly places: number;
  /** Time from place to place, row by row; the triangle inequality holds, or nearly. */
  readonly travel: Int32Array;
  /** Cost from place to place, row by row; `travel` where it is left out. */
  readonly cost?: Int32Array | undefined;
  readonly stops: readonly Stop[];
  readonly vehicles: readonly Vehicle[];
};

export type Stop = {
  readonly place: number;
  /** Service begins between `ready` and `due`; who comes earlier waits. */
  readonly ready: number;
  readonly due: number;
  readonly service: number;
  readonly demand?: number | undefined;
  /** Bits that a vehicle must all have. */
  readonly skills?: number | undefined;
  /** The only vehicle that may serve it: its break, or work that it has begun. */
  readonly onlyVehicle?: number | undefined;
  /** Cost of not serving it; without it only a plan that serves it is looked for. */
  readonly penalty?: number | undefined;
  /** Every unit of time from here to `due` costs `latenessCost`; `due` where it is left out. */
  readonly wanted?: number | undefined;
  readonly latenessCost?: number | undefined;
  /** Stops of one group are all served or none: a team at one place. */
  readonly group?: number | undefined;
};

export type Vehicle = {
  readonly start: number;
  readonly end: number;
  /** It leaves `start` no earlier and is at `end` no later. */
  readonly from: number;
  readonly until: number;
  readonly capacity?: number | undefined;
  readonly skills?: number | undefined;
};

export type RoutingPlan = {
  readonly cost: number;
  /** For each vehicle its stops in order. */
  readonly routes: readonly (readonly number[])[];
  /** Stops that nobody serves. */
  readonly left: readonly number[];
};

/** The cost of a stop that must be served: above what any plan can save by leaving it. */
export const MUST = 50_000_000;
