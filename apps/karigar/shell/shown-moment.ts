import type { Lang } from '#i18n/index.ts';

const LOCALE: Readonly<Record<Lang, string>> = {
  en: 'en-IN',
  hi: 'hi-IN-u-nu-latn',
  mr: 'mr-IN-u-nu-latn',
};

/** The day and the minute in India, whatever the telephone takes itself to be. */
export const shownMoment = (at: number | string, lang: Lang): string =>
  new Intl.DateTimeFormat(LOCALE[lang], {
    timeZone: 'Asia/Kolkata',
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
  }).format(new Date(at));

/** The minute alone, `9:05 am`. */
export const shownTime = (at: number | string, lang: Lang): string =>
  new Intl.DateTimeFormat(LOCALE[lang], {
    timeZone: 'Asia/Kolkata',
    hour: 'numeric',
    minute: '2-digit',
  }).format(new Date(at));

/** `08:30` of a number of minutes since midnight. */
export const shownMinute = (minute: number): string =>
  `${String(Math.floor(minute / 60) % 24).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
