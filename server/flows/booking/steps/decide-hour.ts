import type { Category } from '#contract/policy.ts';
import { accept } from '#kernel/outcome.ts';
import { dateInIndia, type Instant } from '#kernel/time.ts';
import type { AppCache } from '#server/cache/app-cache.ts';
import { type AreaLimit, decideArea, limitOn } from '#server/modules/area-limit/area-limit.ts';
import { listAreaLimits } from '#server/modules/area-limit/store.ts';
import { decideLeadTime } from '#server/modules/availability/lead-time.ts';
import { type ZonePlace, type ZoneSwitch, zoneOf } from '#server/modules/zone/zone.ts';
import type { Database } from '#server/platform/database/connect.ts';

/** The rules of operations for new hours, as they are known. */
export type HourRules = {
  readonly zones: readonly ZoneSwitch[];
  readonly limits: readonly AreaLimit[];
};

export const hourRulesOf = async (
  facts: Pick<AppCache, 'zones' | 'limits'>,
): Promise<HourRules> => ({ zones: await facts.zones(), limits: await facts.limits() });

/** The same with the limits as they stand in the database: a day may have been closed since this process last heard. */
export const hourRulesNow = async (
  db: Database,
  facts: Pick<AppCache, 'zones'>,
  now: Instant,
): Promise<HourRules> => ({
  zones: await facts.zones(),
  limits: await listAreaLimits(db, dateInIndia(now)),
});

/** Whether a visit may begin there then, whoever is free; answers the switch that holds for it. */
export function decideHour(
  { zones, limits }: HourRules,
  where: ZonePlace,
  { category, startsAt }: { readonly category: Category; readonly startsAt: Instant },
  now: Instant,
) {
  const suspension = zoneOf(zones, where, startsAt);
  const lead = decideLeadTime(category, startsAt, now, suspension);
  if (!lead.ok) return lead;
  const area = decideArea(limitOn(limits, where, dateInIndia(startsAt)));
  return area.ok ? accept(suspension) : area;
}
