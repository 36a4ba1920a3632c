import type { InputOf, OutputOf, RefusalOf } from '#contract/operation.ts';
import type { setAreaLimit as promise } from '#contract/ops/set-area-limit.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import { dateInIndia, type Instant } from '#kernel/time.ts';
import { type AreaLimit, decideAreaDays } from '#server/modules/area-limit/area-limit.ts';
import {
  findAreaLimit,
  type KeptAreaLimit,
  recordAreaLimit,
} from '#server/modules/area-limit/store.ts';
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
    if (before) return asBefore(before, limit);
    if (!days.ok) return days;
    if (!(await recordAreaLimit(db, limit, now))) {
      // The same request was quicker than itself.
      const there = await findAreaLimit(db, limit.id);
      return there ? asBefore(there, limit) : refuse('area-limit-id-reused');
    }
    const { id, ...about } = limit;
    await recordEvent(db, id, 'AreaLimited', now, `ops:${by}`, { ...about, why });
    return accept({ id, version: 1 });
  });
}

/** The same is accepted once more; where its end is another since, nobody is told that it ends as they said. */
function asBefore(before: KeptAreaLimit, wish: AreaLimit): Set {
  const said = ({ city, pincodes, percent, fromOn }: AreaLimit) =>
    JSON.stringify([city, pincodes, percent, fromOn]);
  const { id, version, againOn } = before;
  const isSame = said(before) === said(wish);
  if (isSame && againOn === wish.againOn) return accept({ id, version });
  return isSame && version > 1
    ? refuse('area-limit-changed', { version })
    : refuse('area-limit-id-reused');
}
