import type { KeptZone } from '#contract/ops/zone.ts';
import { DAY, instantInIndia, type LocalDate } from '#kernel/time.ts';

/** Zone switches in force: today those of this moment, on another day those of any hour of it. */
export function zonesOn(
  zones: readonly KeptZone[],
  date: LocalDate,
  isToday: boolean,
): readonly KeptZone[] {
  if (isToday) return zones.filter(({ state }) => state === 'holds');
  const begins = instantInIndia(date);
  return zones.filter(
    ({ state, from, until }) =>
      state !== 'over' && Date.parse(from) < begins + DAY && Date.parse(until) > begins,
  );
}
