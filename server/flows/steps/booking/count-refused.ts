import { dateInIndia, type Instant } from '#kernel/time.ts';
import { recordRefused } from '#server/modules/availability/refused-store.ts';
import type { Database } from '#server/platform/database/connect.ts';
import type { Log } from '#server/platform/log/log.ts';

/** Counts a request that could not be served; nobody waits for it. */
export type CountRefused = (reason: string, at: Instant) => void;

/**
 * A rush refuses thousands in a second, all on one row: at most one write of a process is under way, and whatever is
 * refused meanwhile goes with the next.
 */
export function countRefused(db: Database, log: Pick<Log, 'fault'>): CountRefused {
  let pending = new Map<string, number>();
  let writing = false;
  return (reason, at) => {
    const key = `${dateInIndia(at)} ${reason}`;
    pending.set(key, (pending.get(key) ?? 0) + 1);
    if (!writing) void writeAll();
  };

  async function writeAll(): Promise<void> {
    writing = true;
    try {
      while (pending.size > 0) {
        const counted = pending;
        pending = new Map();
        for (const [key, requests] of counted) {
          const [day = '', reason = ''] = key.split(' ');
          await recordRefused(db, day, reason, requests);
        }
      }
    } catch (error) {
      log.fault('refused-not-counted', error);
    } finally {
      writing = false;
    }
  }
}
