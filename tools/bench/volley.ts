/** A burst of HTTP requests at one address, and how it went: what the bench and its load process say to each other. */
export type Volley = {
  readonly port: number;
  readonly concurrency: number;
  readonly seconds: number;
  /** Whole requests as they go over the wire, sent in turn. */
  readonly requests: readonly string[];
  /** Each request is sent at most once, and the volley ends when they run out; else they go round. */
  readonly once: boolean;
};

export type Score = {
  readonly answered: number;
  readonly perSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly statuses: Readonly<Record<string, number>>;
  /** The requests that were answered with 2xx; only kept when each is sent once. */
  readonly accepted: readonly number[];
  /** The share of one core that the load process itself needed: near 1 it measures itself. */
  readonly loadCores: number;
};

export function percentile(sorted: ArrayLike<number>, percent: number): number {
  const index = Math.ceil((sorted.length * percent) / 100) - 1;
  return sorted[Math.max(0, index)] ?? Number.NaN;
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] as number) + upper) / 2;
}
