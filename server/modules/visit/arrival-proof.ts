import { policy } from '#contract/policy.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import { type Spot, straightKm } from './spot.ts';

/** The proof a Karigar brings that they are there. */
export type Proof = {
  readonly position?: (Spot & { readonly accuracyMeters: number }) | undefined;
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
  around: Spot | undefined,
  { position, hasPicture, hasOurWord = false }: Proof,
): Outcome<'position' | 'evidence', 'arrival-not-proven' | 'too-far-away' | 'position-too-vague'> {
  const refused = position ? judge(around, position) : refuse('arrival-not-proven');
  if (refused === undefined) return accept('position');
  return hasPicture || hasOurWord ? accept('evidence') : refused;
}

function judge(around: Spot | undefined, position: NonNullable<Proof['position']>) {
  const { fenceMeters, vaguestMeters } = policy.visit.arrival;
  if (!around) return refuse('arrival-not-proven');
  if (position.accuracyMeters > vaguestMeters) return refuse('position-too-vague');
  const meters = Math.round(straightKm(around, position) * 1_000);
  return meters > fenceMeters + position.accuracyMeters
    ? refuse('too-far-away', { meters })
    : undefined;
}
