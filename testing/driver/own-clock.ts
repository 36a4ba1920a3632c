import type { openDatabaseClock as real } from '#server/platform/database/database-clock.ts';

/** A server of the driver keeps its own clock: PostgreSQL stays behind, and its time would put that right within seconds. */
export const openDatabaseClock: typeof real = async () => ({
  now: () => Date.now(),
  stop: () => {},
});
