import { type Instant, MINUTE, SECOND } from '#kernel/time.ts';
import { type Spot, straightKm } from './spot.ts';

export type Position = Spot & {
  readonly accuracyMeters: number;
  /** When the Karigar was there. */
  readonly at: Instant;
};

/** The journey so far: its last position, and the middle of the pincode to which it leads. */
export type Known = { readonly before?: Position | undefined; readonly door?: Spot | undefined };

export type Judged =
  | { readonly kept: Position; readonly why?: never }
  | { readonly kept?: never; readonly why: Unkept };
export type Unkept = 'elsewhere' | 'vague' | 'old' | 'too-soon' | 'impossible' | 'not-moved';

/** Further from the door nobody of this city sets out; what tells so is a telephone that is wrong. */
const FURTHEST_KM = 100;
const MOST_DOUBT_METERS = 1_500;
/** A position that waited longer for its network is no news. */
const OLDEST = 2 * MINUTE;
/** A telephone's clock may be ahead. */
const AHEAD = 30 * SECOND;
const LEAST_LOOKAROUND = 4 * SECOND;
/** A Karigar who stands at a light is asked less, and written down less. */
const MOVED_KM = 0.03;
const STANDING = 30 * SECOND;
const FASTEST_KM_PER_HOUR = 110;

/**
 * Whether a position can be believed and is needed. A jump further than anybody rides is not shown; if the Karigar
 * really is there, time proves it, because the longer ago they were seen the further they may have come.
 */
export function judgePosition(told: Position, { before, door }: Known, now: Instant): Judged {
  if (door && straightKm(told, door) > FURTHEST_KM) return { why: 'elsewhere' };
  if (told.accuracyMeters > MOST_DOUBT_METERS) return { why: 'vague' };
  if (told.at < now - OLDEST) return { why: 'old' };
  const position = { ...coarse(told), at: Math.min(told.at, now) };
  if (told.at > now + AHEAD) return { why: 'impossible' };
  if (!before) return { kept: position };
  const apart = position.at - before.at;
  if (apart < LEAST_LOOKAROUND) return { why: 'too-soon' };
  const km = straightKm(position, before);
  const doubtKm = (position.accuracyMeters + before.accuracyMeters) / 1_000;
  const hours = apart / (60 * MINUTE);
  if (km - doubtKm > FASTEST_KM_PER_HOUR * hours) return { why: 'impossible' };
  if (km < MOVED_KM && apart < STANDING) return { why: 'not-moved' };
  return { kept: position };
}

/** To some ten metres: enough for a map, and nobody's doorway. */
const coarse = (position: Position): Position => ({
  ...position,
  latitude: Math.round(position.latitude * 1e4) / 1e4,
  longitude: Math.round(position.longitude * 1e4) / 1e4,
  accuracyMeters: Math.round(position.accuracyMeters),
});

/** When the next position is worth its electricity: the nearer the Karigar, the sooner. */
export const nextAfterSeconds = (roadKm: number | undefined): number =>
  roadKm === undefined || roadKm > 8 ? 15 : roadKm > 3 ? 10 : 5;
