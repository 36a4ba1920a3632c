import type { Clock, Instant } from '#kernel/time.ts';
import { lockZone, recordZoneUntil } from '#server/modules/zone/store.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { recordEvent } from '#server/platform/events/record-event.ts';

type World = { readonly pool: Pool; readonly now: Clock };

/** Its hours are over by themselves; that they are is written down once. Extended since, it comes back then. */
export const endZone = (
  { pool, now: clock }: World,
  { id }: { readonly id: string },
): Promise<{ readonly againAt?: Instant }> =>
  transaction(pool, async (db) => {
    const zone = await lockZone(db, id);
    const now = clock();
    if (!zone || zone.endedAt !== null) return {};
    const { untilAt } = zone;
    if (untilAt > now) return { againAt: untilAt };
    await recordZoneUntil(db, id, { untilAt, endedAt: now });
    const ended = { untilAt, before: untilAt, why: 'its hours are over' };
    await recordEvent(db, id, 'ZoneEnded', now, 'clock', ended);
    return {};
  });
