import { type Instant, MINUTE, minuteOfDayInIndia } from '#kernel/time.ts';

/**
 * Kilometres an hour of a two-wheeler by the hour of the day. Shape: cars between zones in a published chart of Uber
 * Movement's data for Mumbai (first quarter of 2018); scaled to the evening rush of TomTom's index for 2025 and by 1.25 for
 * a two-wheeler, capped at 34, which are assumptions.
 */
const SPEED_BY_HOUR = [
  34, 34, 34, 34, 34, 34, 34, 31.9, 26.8, 25.3, 25.3, 25.3, 24.6, 24.6, 24.6, 23.9, 23.9, 21.4,
  20.2, 20.2, 22.8, 24.7, 27.3, 29.8,
] as const;
const SLOWEST = 20.2;
/** Starting, parking, the gate and the lift: at any hour. */
const DOOR_MINUTES = 5;

/** Of a journey that takes so long in the slowest hour: what it usually takes when it begins at this hour. */
export function minutesAt(slowestMinutes: number, at: Instant): number {
  const riding = Math.max(0, slowestMinutes - DOOR_MINUTES);
  return DOOR_MINUTES + (riding * SLOWEST) / speedAt(at);
}

/** Road kilometres of a journey, from its minutes in the slowest hour. */
export const kilometresOf = (slowestMinutes: number): number =>
  Math.max(0.5, Math.round(((slowestMinutes - DOOR_MINUTES) / 60) * SLOWEST * 2) / 2);

/** One journey in twenty takes longer than this: they spread as a lognormal, wider in the rush (an assumption). */
export const slowMinutesAt = (slowestMinutes: number, at: Instant): number =>
  minutesAt(slowestMinutes, at) * Math.exp(Z95 * spreadAt(at) - spreadAt(at) ** 2 / 2);

const Z95 = 1.645;

/** The lognormal's sigma. */
export const spreadAt = (at: Instant): number => {
  const hour = minuteOfDayInIndia(at) / 60;
  return (hour >= 8 && hour < 11) || (hour >= 17 && hour < 21) ? 0.35 : 0.25;
};

/** Between two full hours the speed changes evenly. */
function speedAt(at: Instant): number {
  const minute = minuteOfDayInIndia(at);
  const hour = Math.floor(minute / 60);
  const share = (minute % 60) / 60;
  const here = SPEED_BY_HOUR[hour] as number;
  const next = SPEED_BY_HOUR[(hour + 1) % 24] as number;
  return here * (1 - share) + next * share;
}

/** When somebody who sets out at `leaveAt` usually arrives. */
export const arrivalOf = (slowestMinutes: number, leaveAt: Instant): Instant =>
  leaveAt + Math.round(minutesAt(slowestMinutes, leaveAt) * MINUTE);
