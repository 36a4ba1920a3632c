import type { Lang } from '#i18n/index.ts';
import { formatRupees } from '#kernel/money.ts';
import { shownClock, shownDate, shownMoment } from '#ui/dates.ts';

export const shownAt = (iso: string, lang: Lang): string => shownMoment(iso, lang);
/** For what reaches over years: the day with its year, and the time where it is not midnight. */
export const shownSince = (iso: string, lang: Lang): string => {
  const day = shownDate(iso.slice(0, 10), lang);
  return iso.slice(11, 16) === '00:00' ? day : `${day}, ${shownClock(iso)}`;
};
export const shownMoney = (paise: number): string => formatRupees(paise);

/** The last eight letters of a reference are what people say. */
export const shortReference = (reference: string): string => reference.replace(/^AGN-/, '');

/** The first letters of a name, for who has no picture. */
export const initials = (name: string | null): string =>
  (name ?? '?')
    .split(/\s+/)
    .map(([letter = '']) => letter)
    .slice(0, 2)
    .join('')
    .toUpperCase();
