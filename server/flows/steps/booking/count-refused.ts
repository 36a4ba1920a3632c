import { slotMinute } from '#contract/slots.ts';
import { dateInIndia, type Instant } from '#kernel/time.ts';
import { type RefusedWish, recordRefused } from '#server/modules/availability/refused-store.ts';
import type { Database } from '#server/platform/database/connect.ts';
import type { Log } from '#server/platform/log/log.ts';

type Wish = {
  readonly serviceId: number;
  readonly time: string;
  readonly address: { readonly pincode: string };
};

/** Counts a wish that could not be met; nobody waits for it. */
export type CountRefused = (reason: string, wish: Wish, at: Instant) => void;

/** Reasons that show unmet demand; every other refusal is about the account, the price or the request. */
const COUNTED: ReadonlySet<string> = new Set([
  ...['slot-taken', 'days-taken', 'society-quiet', 'outside-served-area', 'too-soon', 'too-far'],
  ...['zone-closed', 'zone-too-soon', 'area-closed'],
]);

/**
 * A rush refuses thousands in a second, all on one row: at most one write of a process is under way, and whatever is
 * refused meanwhile goes with the next.
 */
export function countRefused(db: Database, log: Pick<Log, 'fault'>): CountRefused {
  let pending = new Map<string, { readonly wish: RefusedWish; readonly requests: number }>();
  let writing = false;
  return (reason, { serviceId, time, address: { pincode } }, at) => {
    if (!COUNTED.has(reason)) return;
    const hour = Math.floor((slotMinute(time) ?? 0) / 60);
    const wish = { day: dateInIndia(at), reason, hour, pincode, serviceId };
    const key = Object.values(wish).join(' ');
    pending.set(key, { wish, requests: (pending.get(key)?.requests ?? 0) + 1 });
    if (!writing) void writeAll();
  };

  async function writeAll(): Promise<void> {
    writing = true;
    try {
      while (pending.size > 0) {
        const counted = pending;
        pending = new Map();
        for (const { wish, requests } of counted.values()) await recordRefused(db, wish, requests);
      }
    } catch (error) {
      log.fault('refused-not-counted', error);
    } finally {
      writing = false;
    }
  }
}
