import { policy } from '#contract/policy.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';

export type Point = { readonly latitude: number; readonly longitude: number };

/** The proof a Karigar brings that they are there. */
export type Proof = {
  readonly position?: (Point & { readonly accuracyMeters: number }) | undefined;
  /** Whether a picture of the kind `arrival` was added to this visit. */
  readonly hasPicture: boolean;
  /** One of us has heard it from both and says so; on record as evidence, which no figure of ours counts as on time. */
  readonly hasOurWord?: boolean;
};

/**
 * "By geofence or start code, never by a button alone": a position near the address, as exactly as we know where that is,
 * or a picture of the entrance where there is no position.
 */
export function decideArrival(
  around: Point | undefined,
  { position, hasPicture, hasOurWord = false }: Proof,
): Outcome<'position' | 'evidence', 'arrival-not-proven' | 'too-far-away' | 'position-too-vague'> {
  const refused = position ? judge(around, position) : refuse('arrival-not-proven');
  if (refused === undefined) return accept('position');
  return hasPicture || hasOurWord ? accept('evidence') : refused;
}

function judge(around: Point | undefined, position: NonNullable<Proof['position']>) {
  const { fenceMeters, vaguestMeters } = policy.visit.arrival;
  if (!around) return refuse('arrival-not-proven');
  if (position.accuracyMeters > vaguestMeters) return refuse('position-too-vague');
  const meters = Math.round(metersBetween(around, position));
  return meters > fenceMeters + position.accuracyMeters
    ? refuse('too-far-away', { meters })
    : undefined;
}

const EARTH_METERS = 6_371_000;

/** Over the round earth; within a city good to a metre. */
export function metersBetween(one: Point, other: Point): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const north = radians(other.latitude - one.latitude);
  const east = radians(other.longitude - one.longitude);
  const across =
    Math.sin(north / 2) ** 2 +
    Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * Math.sin(east / 2) ** 2;
  return 2 * EARTH_METERS * Math.asin(Math.sqrt(across));
}
