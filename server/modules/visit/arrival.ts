import { SAID_LATE_MINUTES } from '#contract/karigar/say-late.ts';
import { policy } from '#contract/policy.ts';
import { latestOnTime } from '#contract/terms/on-time.ts';
import { type Instant, MINUTE } from '#kernel/time.ts';
import { isRushHour, ridingKmPerHour } from './riding.ts';

/** The facts of a journey before there is a position: how long it takes at this hour, and when it begins or began. */
export type Journey = {
  readonly minutes: number;
  readonly dispatchedAt: Instant | null;
  /** Until when another visit keeps them. */
  readonly busyUntil: Instant | null;
  /** The latest hour at which to leave for the promised one. */
  readonly leaveAt?: Instant | undefined;
  /** When they last said that they come ten minutes later. */
  readonly saidLateAt?: Instant | null | undefined;
};

/** The position of the Karigar at a time, and how far it was from there by road. */
export type OnTheWay = { readonly at: Instant; readonly roadKm: number };

export type Arrival = {
  readonly from: Instant;
  readonly until: Instant;
  readonly basis: 'position' | 'plan';
  readonly late: boolean;
};

/** The window that is shown is as wide before the promised time as after it. */
const AS_EARLY = policy.onTimeMinutes * MINUTE;
/** Parking, the gate and the lift; less at the end of the way than the table has for both ends. */
const DOOR_MINUTES = 3;
/** We know the pincode of the home and its middle, not its door: an assumption. */
const DOUBT_KM = 0.7;
/** How much journeys over the same way differ (lognormal), at most hours and in the rush: assumptions, to be measured. */
const SPREAD = { usual: 0.25, rush: 0.35 };
/** Eight of ten come within so many spreads of the middle. */
const EIGHT_OF_TEN = 1.2816;
/** A position that old says little about where the Karigar is now. */
export const STALE_MS = 6 * MINUTE;
/** The uncertainty for a Karigar who is expected and not seen: nobody knows better than this. */
const UNSEEN = 30 * MINUTE;

/** A journey that is planned for the slowest hour takes at least this much of it. */
const FASTEST = 0.6;
/** Nobody is at the door earlier than this without the customer’s yes (ruling R42). */
const UNASKED = policy.early.withoutAskingMinutes * MINUTE;

/**
 * When they will be at the door, as a window into which eight of ten such journeys fall. Without a fresh position it is
 * counted from where they are and have not yet left, or from when they set out, and never from the promise alone (ruling
 * R42). Before `doorFrom` they wait outside.
 */
export function quoteArrival(facts: {
  readonly now: Instant;
  readonly promisedAt: Instant;
  readonly onTheWay?: OnTheWay | undefined;
  readonly journey?: Journey | undefined;
  /** The time from which the customer lets them in before the promised hour. */
  readonly doorFrom?: Instant | undefined;
}): Arrival {
  const { now, promisedAt, onTheWay, journey, doorFrom = promisedAt - UNASKED } = facts;
  const reckoned =
    onTheWay && now - onTheWay.at < STALE_MS
      ? fromPosition(onTheWay, now)
      : fromPlan(promisedAt, now, journey);
  const from = Math.max(reckoned.from, doorFrom);
  const window = { ...reckoned, from, until: Math.max(reckoned.until, from + NARROWEST) };
  return { ...window, late: window.from > latestOnTime(promisedAt) };
}

const NARROWEST = 3 * MINUTE;

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
  // A far journey is promised no single minutes.
  const step = latest - now > 25 * MINUTE ? 5 * MINUTE : MINUTE;
  return {
    from: Math.max(now, Math.floor(earliest / step) * step),
    until: Math.ceil(latest / step) * step,
    basis: 'position',
  };
}

function fromPlan(
  promisedAt: Instant,
  now: Instant,
  journey: Journey | undefined,
): Omit<Arrival, 'late'> {
  const { minutes = 0, dispatchedAt = null } = journey ?? {};
  const departsAt = departureOf(journey, now);
  const earliest = Math.max(now, departsAt + minutes * FASTEST * MINUTE);
  const latest = departsAt + minutes * MINUTE;
  const isLost = dispatchedAt !== null && now > latestOnTime(Math.max(latest, promisedAt));
  if (!isLost && (now <= latestOnTime(promisedAt) || minutes > 0)) {
    const from = Math.max(promisedAt - AS_EARLY, earliest);
    const until = Math.max(latestOnTime(promisedAt), latest, from + NARROWEST);
    return { from: wholeMinute(from), until: wholeMinute(until), basis: 'plan' };
  }
  const whole = Math.floor(now / (5 * MINUTE)) * 5 * MINUTE;
  return {
    from: Math.max(whole, latestOnTime(promisedAt) + 1),
    until: whole + UNSEEN,
    basis: 'plan',
  };
}

/** The departure that is reckoned with: once nothing keeps them any more; a delay that they name is believed, also on the way. */
function departureOf(journey: Journey | undefined, now: Instant): Instant {
  const { dispatchedAt = null, busyUntil, leaveAt, saidLateAt } = journey ?? {};
  const delay = SAID_LATE_MINUTES * MINUTE;
  if (dispatchedAt !== null)
    return saidLateAt && saidLateAt > dispatchedAt ? dispatchedAt + delay : dispatchedAt;
  const said = saidLateAt ? Math.max(saidLateAt, leaveAt ?? saidLateAt) + delay : now;
  return Math.max(now, busyUntil ?? now, said);
}

const wholeMinute = (at: Instant): Instant => Math.ceil(at / MINUTE) * MINUTE;
