import { changeZone as changePromise } from '#contract/ops/change-zone.ts';
import { listZones as listPromise } from '#contract/ops/list-zones.ts';
import { previewZone as previewPromise } from '#contract/ops/preview-zone.ts';
import { startZone as startPromise } from '#contract/ops/start-zone.ts';
import { accept } from '#kernel/outcome.ts';
import type { World } from '#server/app-context.ts';
import { ZONES_CHANGED } from '#server/cache/keep-zones-known.ts';
import { changeZone } from '#server/flows/zone/change-zone.ts';
import { startZone } from '#server/flows/zone/start-zone.ts';
import { decideZoneHours } from '#server/modules/zone/zone.ts';
import { decideZonePlaces } from '#server/modules/zone/zone-places.ts';
import { readZoneConsequence } from '#server/views/zone-consequence.ts';
import { readZones } from '#server/views/zones.ts';
import { type Answer, answer } from '../http/mount-routes.ts';

/** Parts of a city that do not run as usual for some hours. */
export const opsZoneAnswers: readonly Answer[] = [
  answer(listPromise, async ({ places }, { db, world, now }) =>
    accept(await readZones(db, await world.facts.places(), { now, isShort: places === 'none' })),
  ),
  answer(previewPromise, async (wish, { db, world, now }) => {
    const where = decideZonePlaces((await world.facts.places()).centres, wish);
    if (!where.ok) return where;
    const hours = { fromAt: Date.parse(wish.from), untilAt: Date.parse(wish.until) };
    const decided = decideZoneHours(hours, now);
    if (!decided.ok) return decided;
    return accept(await readZoneConsequence(db, { ...where.value, ...hours }, now));
  }),
  answer(startPromise, async (input, { db, world, person, now }) => {
    const places = await world.facts.places();
    return told(world, await startZone({ pool: db, places }, { ...input, by: person.id }, now));
  }),
  answer(changePromise, async (input, { db, world, person, now }) =>
    told(world, await changeZone(db, { ...input, by: person.id }, now)),
  ),
];

/** This process closes and opens hours at once, the others as soon as they hear of it. */
async function told<O extends { readonly ok: boolean }>(world: World, outcome: O): Promise<O> {
  if (!outcome.ok) return outcome;
  await world.facts.zonesAnew();
  await world.live.tell([ZONES_CHANGED]);
  return outcome;
}
