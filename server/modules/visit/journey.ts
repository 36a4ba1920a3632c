import { type Instant, MINUTE } from '#kernel/time.ts';
import { isRushHour, ridingKmPerHour, TABLE } from './riding.ts';

/** Estimates the usual time, when it begins at this hour, of a journey that takes so long in the slowest one. */
export function minutesAt(slowestMinutes: number, at: Instant): number {
  const riding = Math.max(0, slowestMinutes - TABLE.doorMinutes);
  return TABLE.doorMinutes + (riding * TABLE.kmPerHour) / ridingKmPerHour(at);
}

/** Road kilometres of a journey, from its minutes in the slowest hour. */
export const kilometresOf = (slowestMinutes: number): number =>
  Math.max(0.5, Math.round(((slowestMinutes - TABLE.doorMinutes) / 60) * TABLE.kmPerHour * 2) / 2);

/** Journeys over the same way spread as a lognormal, wider in the rush: an assumption. */
export const spreadAt = (at: Instant): number => (isRushHour(at) ? 0.35 : 0.25);

/** One journey in twenty takes longer than this. */
export const slowMinutesAt = (slowestMinutes: number, at: Instant): number =>
  minutesAt(slowestMinutes, at) * Math.exp(1.645 * spreadAt(at) - spreadAt(at) ** 2 / 2);

/** When somebody who sets out at `leaveAt` usually arrives. */
export const arrivalOf = (slowestMinutes: number, leaveAt: Instant): Instant =>
  leaveAt + Math.round(minutesAt(slowestMinutes, leaveAt) * MINUTE);
