/**
 * Everything a person sees is in Asia/Kolkata, which has been UTC+05:30 without daylight saving since 1945.
 * Plain arithmetic on that offset is therefore exact, and needs no `Temporal` in customers' browsers.
 */

/** Milliseconds since 1970-01-01T00:00Z. */
export type Instant = number;
/** Answers the present instant; fixed in tests, the machine's clock otherwise. */
export type Clock = () => Instant;
/** `yyyy-MM-dd`, a day in India. */
export type LocalDate = string;

export const SECOND = 1_000;
export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
const INDIA_OFFSET = 5.5 * HOUR;

/** The day in India on which an instant falls. */
export const dateInIndia = (at: Instant): LocalDate =>
  new Date(at + INDIA_OFFSET).toISOString().slice(0, 10);

/** Minutes since midnight in India, 0–1439. */
export const minuteOfDayInIndia = (at: Instant): number =>
  Math.floor(((((at + INDIA_OFFSET) % DAY) + DAY) % DAY) / MINUTE);

/** The instant of a minute of a day in India; minutes past 1440 run into the next day. */
export const instantInIndia = (date: LocalDate, minuteOfDay = 0): Instant =>
  Date.parse(`${date}T00:00:00Z`) - INDIA_OFFSET + minuteOfDay * MINUTE;

export const addDays = (date: LocalDate, days: number): LocalDate =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10);

/** The same day of the next year; 29 February becomes 28 February. */
export function addYear(date: LocalDate): LocalDate {
  const year = Number(date.slice(0, 4)) + 1;
  const monthDay = date.slice(4) === '-02-29' ? '-02-28' : date.slice(4);
  return `${String(year).padStart(4, '0')}${monthDay}`;
}

/** 0 = Sunday … 6 = Saturday. */
export const weekday = (date: LocalDate): number => new Date(`${date}T00:00:00Z`).getUTCDay();

/** True only for a day that exists: `2027-02-29` does not. */
export function isLocalDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const at = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().slice(0, 10) === text;
}

/** `2026-11-21T16:00:00+05:30`: how instants travel in the contract. */
export function toIndiaIso(at: Instant): string {
  return `${new Date(at + INDIA_OFFSET).toISOString().slice(0, 19)}+05:30`;
}
