import { isDatabaseAway } from '#server/platform/database/faults.ts';
import { inTime } from '#server/platform/in-time.ts';
import type { Staleness } from './staleness.ts';

/** Something an hour old says little about today. */
const MOST_STALE_MS = 60 * 60_000;
/** A database that was away a moment ago is not asked again by everybody who comes. */
const REST_MS = 1_000;
/** A caller who can be given what was true a moment ago does not wait longer for what is true now. */
const PATIENCE_MS = 1_500;

/**
 * Keeps an answer for `maxAgeMs`, and gives it without a promise while it is fresh. However many ask at once, one asks
 * the database; a failure is not remembered. With a `staleness` the last answer is given while the database is away or
 * does not answer, and that is noted there.
 */
export function remember<Value>(
  read: () => Promise<Value>,
  maxAgeMs: number,
  staleness?: Staleness,
): Remembered<Value> {
  let known: { readonly value: Value; readonly readAt: number } | undefined;
  let reading: Promise<Value> | undefined;
  let awayAt = Number.NEGATIVE_INFINITY;

  const fresh = (): Value | undefined =>
    known && performance.now() - known.readAt < maxAgeMs ? known.value : undefined;
  const value = (): Value | Promise<Value> => {
    const now = performance.now();
    if (known && now - known.readAt < maxAgeMs) return known.value;
    const isAway = now - awayAt < REST_MS;
    if (isAway && mayBeStale()) return stale();
    reading ??= readAnew().finally(() => {
      reading = undefined;
    });
    return staleness && known ? orStale(reading) : reading;
  };
  return Object.assign(value, { known: fresh, anew: readAnew });

  async function readAnew(): Promise<Value> {
    const readAt = performance.now();
    try {
      const value = await read();
      // A read begun before another one may end after it, with what was true before.
      if (!known || known.readAt <= readAt) known = { value, readAt };
      staleness?.noteFresh();
      return value;
    } catch (error) {
      if (isDatabaseAway(error)) awayAt = performance.now();
      throw error;
    }
  }

  async function orStale(asked: Promise<Value>): Promise<Value> {
    try {
      const answered = await inTime(asked, PATIENCE_MS);
      if (answered) return answered.value;
    } catch (error) {
      if (!isDatabaseAway(error)) throw error;
    }
    return mayBeStale() ? stale() : asked;
  }

  function mayBeStale(): boolean {
    return !!staleness && !!known && performance.now() - known.readAt < MOST_STALE_MS;
  }

  function stale(): Value {
    const last = known as { readonly value: Value; readonly readAt: number };
    staleness?.noteStale(last.readAt);
    return last.value;
  }
}

export type Remembered<Value> = {
  (): Value | Promise<Value>;
  /** Only what is in memory and fresh. */
  known(): Value | undefined;
  /** As it is now: somebody knows that what is in memory is true no longer. */
  anew(): Promise<Value>;
};
