import { type Neighbours, neighbouringPincodes } from './data/neighbouring-pincodes.ts';

export type TravelTime = { readonly from: string; readonly to: string; readonly minutes: number };

/**
 * Door-to-door minutes between all ordered pairs of pincodes, by two-wheeler in the slowest hour of the working day.
 * Because the distances are shortest paths, a detour through a third pincode never takes less time than the direct
 * journey: a plan stays possible when a visit is taken out of a day.
 */
export function listTravelTimes(
  pincodes: readonly string[],
  neighbours: readonly Neighbours[] = neighbouringPincodes,
): TravelTime[] {
  const roads = roadMap(neighbours);
  return pincodes.flatMap((from) => {
    const distances = shortestPaths(from, roads);
    return pincodes.map((to) => ({ from, to, minutes: minutesFor(distances.get(to), from, to) }));
  });
}

/** Road kilometres for each kilometre along the chain of pincode centres, over thirteen known pairs. */
const ROAD_FACTOR = 1.22;
/**
 * Cars between zones made 15.7 km/h at the slowest hour, 6 to 8 in the evening, in a chart of Uber Movement's data for
 * Mumbai (first quarter of 2018). Scaled by 1.029, so that the evening rush comes out at the 16.9 km/h of TomTom's index
 * for 2025, and by 1.25 for a two-wheeler that filters between lanes, which is an assumption.
 */
const SLOWEST_KM_PER_HOUR = 15.7 * 1.029 * 1.25;
/** Starting, parking, the gate and the lift: an assumption. */
const DOOR_MINUTES = 5;
/** To another home in the same pincode; a neighbouring pincode is never nearer than that. */
const LEAST_MINUTES = 10;

function minutesFor(straightKm: number | undefined, from: string, to: string): number {
  if (straightKm === undefined) throw new Error(`No road leads from ${from} to ${to}`);
  const riding = ((straightKm * ROAD_FACTOR) / SLOWEST_KM_PER_HOUR) * 60;
  return Math.max(LEAST_MINUTES, Math.ceil(DOOR_MINUTES + riding));
}

type Roads = ReadonlyMap<string, readonly { readonly to: string; readonly km: number }[]>;

function roadMap(neighbours: readonly Neighbours[]): Roads {
  const roads = new Map<string, { to: string; km: number }[]>();
  for (const [one, other, km] of neighbours) {
    roads.set(one, [...(roads.get(one) ?? []), { to: other, km }]);
    roads.set(other, [...(roads.get(other) ?? []), { to: one, km }]);
  }
  return roads;
}

/** Dijkstra's algorithm; with some ninety places a plain search for the nearest open one is quick enough. */
function shortestPaths(start: string, roads: Roads): Map<string, number> {
  const settled = new Map<string, number>();
  const open = new Map([[start, 0]]);
  for (let place = nearest(open); place; place = nearest(open)) {
    const [here, km] = place;
    open.delete(here);
    settled.set(here, km);
    for (const road of roads.get(here) ?? []) {
      const known = open.get(road.to) ?? Number.POSITIVE_INFINITY;
      if (!settled.has(road.to)) open.set(road.to, Math.min(known, km + road.km));
    }
  }
  return settled;
}

function nearest(open: ReadonlyMap<string, number>): [string, number] | undefined {
  let best: [string, number] | undefined;
  for (const [place, km] of open) if (!best || km < best[1]) best = [place, km];
  return best;
}
