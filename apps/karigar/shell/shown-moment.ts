import type { Lang } from '#i18n/index.ts';
import { dateInIndia, toIndiaIso } from '#kernel/time.ts';
import { shownClock, shownDayAndMonth } from '#ui/dates.ts';

const instantOf = (at: number | string): number => (typeof at === 'number' ? at : Date.parse(at));

/** The minute in India, whatever the telephone takes itself to be: `9:05 AM`. */
export const shownTime = (at: number | string): string => shownClock(toIndiaIso(instantOf(at)));

/** With its day: `21 Nov, 9:05 AM`. */
export const shownMoment = (at: number | string, lang: Lang): string =>
  `${unbroken(shownDayAndMonth(dateInIndia(instantOf(at)), lang))}, ${shownTime(at)}`;

/** In very large letters a day and its month stay on one line. */
export const unbroken = (day: string): string => day.replace(/(\d) /g, '$1\u00a0');
