import { type Instant, MINUTE } from '#kernel/time.ts';
import { isRushHour, ridingKmPerHour } from './riding.ts';

/** Where he was when, and how far it was from there by road. */
export type OnTheWay = { readonly at: Instant; readonly roadKm: number };

export type Arrival = {
  readonly from: Instant;
  readonly until: Instant;
  readonly basis: 'position' | 'plan';
  readonly late: boolean;
};

/** Ruling R31: at the door within so many minutes of the promised slot is on time. */
const GRACE = 15 * MINUTE;
/** Parking, the gate and the lift; less at the end of the way than the table has for both ends. */
const DOOR_MINUTES = 3;
/** We know the pincode of the home and its middle, not its door: an assumption. */
const DOUBT_KM = 0.7;
/** How much journeys over the same way differ (lognormal), at most hours and in the rush: assumptions, to be measured. */
const SPREAD = { usual: 0.25, rush: 0.35 };
/** Eight of ten come within so many spreads of the middle. */
const EIGHT_OF_TEN = 1.2816;
/** A position that old says little about where he is now. */
export const STALE_MS = 6 * MINUTE;
/** Who is not seen any more although he is expected: nobody knows better than this. */
const UNSEEN = 30 * MINUTE;

/**
 * When he will be at the door, as a window into which eight of ten such journeys fall. Without a fresh position it is
 * the promised slot with its quarter of an hour, and once that is over it is said that he is late.
 */
export function quoteArrival(facts: {
  readonly now: Instant;
  readonly promisedAt: Instant;
  readonly onTheWay?: OnTheWay | undefined;
}): Arrival {
  const { now, promisedAt, onTheWay } = facts;
  const window =
    onTheWay && now - onTheWay.at < STALE_MS
      ? fromPosition(onTheWay, now)
      : fromPlan(promisedAt, now);
  return { ...window, late: window.from > promisedAt + GRACE };
}

function fromPosition({ at, roadKm }: OnTheWay, now: Instant): Omit<Arrival, 'late'> {
  const speed = ridingKmPerHour(at);
  const minutes = (roadKm / speed) * 60;
  const spread = isRushHour(at) ? SPREAD.rush : SPREAD.usual;
  const ofRoad = Math.exp(spread * EIGHT_OF_TEN) - 1;
  const ofDoor = (DOUBT_KM / speed) * 60 * EIGHT_OF_TEN;
  const wider = Math.hypot(minutes * ofRoad, ofDoor);
  const narrower = Math.hypot(minutes * (1 - 1 / (1 + ofRoad)), ofDoor);
  const arrivesAt = at + (minutes + DOOR_MINUTES) * MINUTE;
  const earliest = Math.max(now + MINUTE, arrivesAt - narrower * MINUTE);
  const latest = Math.max(earliest + 3 * MINUTE, arrivesAt + wider * MINUTE);
  // Whoever is far off is promised no single minutes.
  const step = latest - now > 25 * MINUTE ? 5 * MINUTE : MINUTE;
  return {
    from: Math.max(now, Math.floor(earliest / step) * step),
    until: Math.ceil(latest / step) * step,
    basis: 'position',
  };
}

function fromPlan(promisedAt: Instant, now: Instant): Omit<Arrival, 'late'> {
  if (now <= promisedAt + GRACE) {
    return { from: Math.max(now, promisedAt - GRACE), until: promisedAt + GRACE, basis: 'plan' };
  }
  const whole = Math.floor(now / (5 * MINUTE)) * 5 * MINUTE;
  return { from: Math.max(whole, promisedAt + GRACE + 1), until: whole + UNSEEN, basis: 'plan' };
}
