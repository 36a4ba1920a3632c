import type { LocalDate } from '#kernel/time.ts';
import { stableHash } from './stable-hash.ts';

/** The time kept back when visits are sold, so that a day on which something goes wrong can still be kept. */
export type Reserve = {
  /** After a visit so many minutes of each hour of its work stay free before the next journey begins. */
  readonly minutesAnHour: number;
  /** The share of a hundred Karigars on call each day: nothing is sold of their time, they replace those who fail. */
  readonly onCallPercent: number;
};

export const NO_RESERVE: Reserve = { minutesAnHour: 0, onCallPercent: 0 };

/** The reserve in use: measured on whole days of the city, see decision 0201. */
export const DEFAULT_RESERVE: Reserve = { minutesAnHour: 12, onCallPercent: 0 };

/** How much of the time after a visit stays free, in milliseconds. */
export const roomAfter = (
  { minutesAnHour }: Reserve,
  { startsAt, endsAt }: { readonly startsAt: number; readonly endsAt: number },
): number => Math.round(((endsAt - startsAt) * minutesAnHour) / 60);

/** It is everybody's turn as often as anybody else's, and nobody can reckon when. */
export const isOnCall = ({ onCallPercent }: Reserve, date: LocalDate, karigarId: number): boolean =>
  onCallPercent > 0 && stableHash(date, karigarId) * 100 < onCallPercent;
