import type { Instant } from '#kernel/time.ts';
import type { Log } from '../log/log.ts';
import type { Probe } from './probe.ts';

export type DatabaseClock = {
  now(): Instant;
  stop(): void;
};

/** Less is the way to the database and back on a busy machine. */
const TOLERATED_MS = 2_000;
const EVERY_MS = 5_000;

/**
 * The time of the database, which all processes share: one whose own clock is wrong would end the holds of everybody. Its
 * clock ticks for us between two looks, and goes on alone while the database is away.
 */
export async function openDatabaseClock(probe: Probe, log: Log): Promise<DatabaseClock> {
  let aheadMs = 0;
  const look = async (): Promise<void> => {
    const { clock } = await probe.look();
    // A slow answer says too little about when it was true.
    if (!clock || clock.roundTripMs > TOLERATED_MS) return;
    const wrongMs = Math.abs(clock.aheadMs) > TOLERATED_MS ? clock.aheadMs : 0;
    if (Math.abs(wrongMs - aheadMs) < TOLERATED_MS) return;
    aheadMs = wrongMs;
    log.error('clock-differs', { aheadSeconds: Math.round(clock.aheadMs / 1_000) });
  };
  await look();
  const looking = setInterval(() => void look(), EVERY_MS).unref();
  return {
    now: () => Math.round(Date.now() - aheadMs),
    stop: () => clearInterval(looking),
  };
}
