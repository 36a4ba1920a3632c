import { TABLE } from './riding.ts';
import { type Spot, straightKm } from './spot.ts';

/** The middle of a pincode. */
export type Centre = Spot & { readonly pincode: string };

export type Roads = {
  readonly centres: readonly Centre[];
  /** The time from door to door in the slowest hour, over the graph of pincodes that touch. */
  readonly minutesBetween: (from: string, to: string) => number;
};

/** Road kilometres for each straight one: along the chain of pincode centres, and within a neighbourhood. */
const ROAD_FACTOR = { alongCentres: 1.22, nearby: 1.41 };
/** Nearer than this nothing lies in between that one would have to go round. */
const NEARBY_KM = 2.5;

/**
 * The distance left by road. Far away the way follows the graph of pincodes, so it goes round the national park and the
 * creeks and never across them; the offset from the middle of the Karigar's own pincode is reckoned straight.
 */
export function roadKmBetween(from: Spot, to: Centre, roads: Roads): number {
  const straight = straightKm(from, to);
  const here = nearestCentre(from, roads.centres);
  if (!here || here.pincode === to.pincode || straight < NEARBY_KM) {
    return straight * ROAD_FACTOR.nearby;
  }
  const minutes = roads.minutesBetween(here.pincode, to.pincode) - TABLE.doorMinutes;
  const overGraph = (Math.max(0, minutes) / 60) * TABLE.kmPerHour;
  const ahead = straightKm(here, to) - straight;
  return Math.max(straight, overGraph - ahead * ROAD_FACTOR.alongCentres);
}

export function nearestCentre(spot: Spot, centres: readonly Centre[]): Centre | undefined {
  let best: Centre | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const centre of centres) {
    const km = straightKm(spot, centre);
    if (km < least) [best, least] = [centre, km];
  }
  return best;
}
