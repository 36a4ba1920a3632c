import type { OutputOf } from '#contract/operation.ts';
import type { listZones } from '#contract/ops/list-zones.ts';
import type { KeptZone } from '#contract/ops/zone.ts';
import { DAY, instantInIndia, type LocalDate } from '#kernel/time.ts';

/** A zone switch as the map shows it, with the name of its city where there is more than one. */
export type ZoneNow = KeptZone & { readonly cityName: string | undefined };

/** Zone switches in force: today those of this moment, on another day those of any hour of it. */
export function zonesOn(
  { zones, cities }: Pick<OutputOf<typeof listZones>, 'zones' | 'cities'>,
  date: LocalDate,
  isToday: boolean,
): readonly ZoneNow[] {
  const begins = instantInIndia(date);
  const isShown = ({ state, from, until }: KeptZone) =>
    isToday
      ? state === 'holds'
      : state !== 'over' && Date.parse(from) < begins + DAY && Date.parse(until) > begins;
  const nameOf = (city: string) =>
    cities.length > 1 ? cities.find(({ slug }) => slug === city)?.name : undefined;
  return zones.filter(isShown).map((zone) => ({ ...zone, cityName: nameOf(zone.city) }));
}

type Point = readonly [x: number, y: number];

/** Pixels that a name takes. */
const [WIDTH, HEIGHT] = [200, 15];

/** Names that would print upon each other stand one above the other. */
export function namePlaces(places: readonly Point[], unit: number): readonly Point[] {
  const taken: Point[] = [];
  for (const [x, wanted] of places) {
    let y = wanted;
    const isTaken = ([otherX, otherY]: Point) =>
      Math.abs(otherX - x) < WIDTH * unit && Math.abs(otherY - y) < HEIGHT * unit;
    while (taken.some(isTaken)) y -= HEIGHT * unit;
    taken.push([x, y]);
  }
  return taken;
}
