import { endAreaLimit as endPromise } from '#contract/ops/end-area-limit.ts';
import { listAreaLimits as listPromise } from '#contract/ops/list-area-limits.ts';
import { previewAreaLimit as previewPromise } from '#contract/ops/preview-area-limit.ts';
import { setAreaLimit as setPromise } from '#contract/ops/set-area-limit.ts';
import { accept } from '#kernel/outcome.ts';
import { dateInIndia } from '#kernel/time.ts';
import type { World } from '#server/app-context.ts';
import { LIMITS_CHANGED } from '#server/cache/keep-zones-known.ts';
import { endAreaLimit } from '#server/flows/area-limit/end-area-limit.ts';
import { setAreaLimit } from '#server/flows/area-limit/set-area-limit.ts';
import { decideAreaDays } from '#server/modules/area-limit/area-limit.ts';
import { decideZonePlaces } from '#server/modules/zone/zone-places.ts';
import { readAreaLimits, readLimitedVisits } from '#server/views/area-limits.ts';
import { type Answer, answer } from '../http/mount-routes.ts';

/** Parts of a city that take nothing new, or less, from a day on. */
export const opsAreaLimitAnswers: readonly Answer[] = [
  answer(listPromise, async (_, { db, now }) => accept(await readAreaLimits(db, now))),
  answer(previewPromise, async (wish, { db, world, now }) => {
    const where = decideZonePlaces((await world.facts.places()).centres, wish);
    if (!where.ok) return where;
    const days = decideAreaDays(wish, dateInIndia(now));
    if (!days.ok) return days;
    return accept(await readLimitedVisits(db, { ...wish, ...where.value }));
  }),
  answer(setPromise, async (input, { db, world, person, now }) => {
    const places = await world.facts.places();
    return told(world, await setAreaLimit({ pool: db, places }, { ...input, by: person.id }, now));
  }),
  answer(endPromise, async (input, { db, world, person, now }) =>
    told(world, await endAreaLimit(db, { ...input, by: person.id }, now)),
  ),
];

/** This process closes and opens days at once, the others as soon as they hear of it. */
async function told<O extends { readonly ok: boolean }>(world: World, outcome: O): Promise<O> {
  if (!outcome.ok) return outcome;
  await world.facts.limitsAnew();
  await world.live.tell([LIMITS_CHANGED]);
  return outcome;
}
