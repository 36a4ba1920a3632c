import type { InputOf, OutputOf, RefusalOf } from '#contract/operation.ts';
import type { setAreaLimit as promise } from '#contract/ops/set-area-limit.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import { dateInIndia, type Instant } from '#kernel/time.ts';
import { type AreaLimit, decideAreaDays } from '#server/modules/area-limit/area-limit.ts';
import { findAreaLimit, recordAreaLimit } from '#server/modules/area-limit/store.ts';
import type { Places } from '#server/modules/availability/places.ts';
import { decideZonePlaces } from '#server/modules/zone/zone-places.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { recordEvent } from '#server/platform/events/record-event.ts';

type Set = Outcome<OutputOf<typeof promise>, RefusalOf<typeof promise>>;
type World = { readonly pool: Pool; readonly places: Places };

/** New bookings are limited there from a day on; what is booked stands. Set a second time nothing happens. */
export function setAreaLimit(
  { pool, places }: World,
  { why, by, ...wish }: InputOf<typeof promise> & { readonly by: string },
  now: Instant,
): Promise<Set> {
  return transaction(pool, async (db): Promise<Set> => {
    const where = decideZonePlaces(places.centres, wish);
    if (!where.ok) return where;
    const limit: AreaLimit = { ...wish, ...where.value };
    const days = decideAreaDays(limit, dateInIndia(now));
    const before = await findAreaLimit(db, limit.id);
    if (before) return isSame(before, limit) ? accept(before) : refuse('area-limit-id-reused');
    if (!days.ok) return days;
    if (!(await recordAreaLimit(db, limit, now))) {
      // The same request was quicker than itself.
      const there = await findAreaLimit(db, limit.id);
      return there && isSame(there, limit) ? accept(there) : refuse('area-limit-id-reused');
    }
    const { id, ...about } = limit;
    await recordEvent(db, id, 'AreaLimited', now, `ops:${by}`, { ...about, why });
    return accept({ id, version: 1 });
  });
}

/** Its end may be another since. */
const isSame = (one: AreaLimit, other: AreaLimit): boolean => {
  const said = ({ city, pincodes, percent, fromOn }: AreaLimit) =>
    JSON.stringify([city, pincodes, percent, fromOn]);
  return said(one) === said(other);
};
