import type { Paise } from '#kernel/money.ts';
import { type Instant, type LocalDate, MINUTE } from '#kernel/time.ts';

/** Pay on top, out of our pocket: for a wait at the door, for a long way to it, and for a committed day that earned less. */
export type AllowanceRates = {
  /** The first day in India on which they hold. */
  readonly holdsFrom: LocalDate;
  readonly waitingFreeMinutes: number;
  readonly waitingPaisePerMinute: Paise;
  readonly waitingMostPaise: Paise;
  readonly wayFreeKm: number;
  readonly wayPaisePerKm: Paise;
  readonly wayMostPaise: Paise;
  /** A committed day earns at least so much for each hour of theirs. */
  readonly dayPaisePerHour: Paise;
  readonly dayMostPaise: Paise;
};

export type Wait = {
  /** The moment since which somebody was shown to be at the door. */
  readonly arrivedAt: Instant;
  /** The promised start: whoever comes before it waits until then for themselves. */
  readonly startsAt: Instant;
  readonly letInAt: Instant;
};

/** Whole minutes that are paid, and their pay: each one after those that belong to every visit, up to the most for one door. */
export function quoteWaiting(
  { waitingFreeMinutes, waitingPaisePerMinute, waitingMostPaise }: AllowanceRates,
  { arrivedAt, startsAt, letInAt }: Wait,
): { readonly minutes: number; readonly amountPaise: Paise } {
  const waited = Math.floor((letInAt - Math.max(arrivedAt, startsAt)) / MINUTE);
  const minutes = Math.max(0, waited - waitingFreeMinutes);
  return { minutes, amountPaise: Math.min(minutes * waitingPaisePerMinute, waitingMostPaise) };
}

/** The pay for a way of so many road kilometres, halves included: those after the free ones, up to the most for one way. */
export function quoteLongWay(
  { wayFreeKm, wayPaisePerKm, wayMostPaise }: AllowanceRates,
  kilometres: number,
): Paise {
  const beyond = Math.max(0, kilometres - wayFreeKm);
  return Math.min(Math.floor(beyond * wayPaisePerKm), wayMostPaise);
}

/** The least that a committed day earns, by the minutes of their hours on it: whole rupees, up to the most for one day. */
export const quoteFloor = (
  { dayPaisePerHour, dayMostPaise }: Pick<AllowanceRates, 'dayPaisePerHour' | 'dayMostPaise'>,
  minutes: number,
): Paise => {
  const paise = Math.min((minutes * dayPaisePerHour) / 60, dayMostPaise);
  return Math.floor(paise / 100) * 100;
};

/** A committed day that is over, with what the work of that day has earned. */
export type DayEarned = {
  readonly floorPaise: Paise;
  readonly earnedPaise: Paise;
  /** They declined a visit within their hours, or did not come to one. */
  readonly wasAway: boolean;
};

/** The part of it that the work of the day has not earned; nothing where they were not there as they had said. */
export const missingToFloor = (day: DayEarned): Paise =>
  day.wasAway ? 0 : Math.max(0, day.floorPaise - day.earnedPaise);
