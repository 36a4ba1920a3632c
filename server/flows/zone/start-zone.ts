import type { InputOf, OutputOf, RefusalOf } from '#contract/operation.ts';
import type { startZone as promise } from '#contract/ops/start-zone.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Instant } from '#kernel/time.ts';
import type { Places } from '#server/modules/availability/places.ts';
import { findZone, recordZone } from '#server/modules/zone/store.ts';
import { decideZoneHours, type ZoneSwitch } from '#server/modules/zone/zone.ts';
import { decideZonePlaces } from '#server/modules/zone/zone-places.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { recordEvent } from '#server/platform/events/record-event.ts';

type Started = Outcome<OutputOf<typeof promise>, RefusalOf<typeof promise>>;
type World = { readonly pool: Pool; readonly places: Places };

/**
 * Nobody pays for cancelling a visit promised for these hours there, and everybody with such a visit is told; begun a second
 * time nothing happens.
 */
export function startZone(
  { pool, places }: World,
  { why, by, ...wish }: InputOf<typeof promise> & { readonly by: string },
  now: Instant,
): Promise<Started> {
  return transaction(pool, async (db): Promise<Started> => {
    const where = decideZonePlaces(places.centres, wish);
    if (!where.ok) return where;
    const { id, city, kind, closed, leadMinutes, message } = wish;
    const hours = { fromAt: Date.parse(wish.from), untilAt: Date.parse(wish.until) };
    const zone: ZoneSwitch = {
      ...{ id, city, kind, closed, leadMinutes, message },
      ...where.value,
      ...hours,
    };
    const before = await findZone(db, id);
    if (before) return isSame(before, zone) ? accept(before) : refuse('zone-id-reused');
    const decided = decideZoneHours(hours, now);
    if (!decided.ok) return decided;
    if (!(await recordZone(db, zone, now))) {
      // The same request was quicker than itself.
      const there = await findZone(db, id);
      return there && isSame(there, zone) ? accept(there) : refuse('zone-id-reused');
    }
    const { id: _, ...about } = zone;
    await recordEvent(db, id, 'ZoneStarted', now, `ops:${by}`, { ...about, why });
    return accept({ id, version: 1 });
  });
}

/** Its end may be another since. */
const isSame = (one: ZoneSwitch, other: ZoneSwitch): boolean => {
  const said = ({ kind, city, pincodes, fromAt, closed, leadMinutes, message }: ZoneSwitch) =>
    JSON.stringify([
      ...[kind, city, pincodes, fromAt, closed, leadMinutes],
      Object.entries(message).toSorted(),
    ]);
  return said(one) === said(other);
};
