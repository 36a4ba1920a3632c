import { type Clock, type Instant, MINUTE } from '#kernel/time.ts';
import { lockOwnBookings } from '#server/modules/booking/owner-store.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import type { Log } from '#server/platform/log/log.ts';
import type { Keys } from '#server/platform/secrets/keys.ts';
import { erasePersonalData } from './steps/erase-personal-data.ts';

/** Longer than any request or job is under way that still took the account for an open one. */
const STRAGGLERS = MINUTE;

/** Records that were being written while their person was forgotten are forgotten afterwards. */
export async function eraseLateRecords(
  world: {
    readonly pool: Pool;
    readonly keys: Keys;
    readonly now: Clock;
    readonly log: Pick<Log, 'security'>;
  },
  deleted: { readonly userId: string; readonly at: Instant },
): Promise<{ readonly againAt?: Instant }> {
  const last = deleted.at + STRAGGLERS;
  const now = world.now();
  if (now < last) return { againAt: last };
  const { userId } = deleted;
  const late = await transaction(world.pool, async (db) => {
    await erasePersonalData(db, world.keys, { id: userId, contacts: [] }, now);
    return (await lockOwnBookings(db, userId, now)).filter(({ ahead }) => ahead);
  });
  // Placed and deleted in the same instant: people have to look at it, nobody would open the door.
  for (const { id } of late) world.log.security('booked-while-deleted', { bookingId: id });
  return {};
}
