import { type Lang, languageOf } from '#kernel/languages.ts';
import { addDays, type LocalDate } from '#kernel/time.ts';

const SHAPES = {
  day: { weekday: 'short', day: 'numeric', month: 'short' },
  longDay: { weekday: 'long', day: 'numeric', month: 'long' },
  dayAndMonth: { day: 'numeric', month: 'short' },
  month: { month: 'long', year: 'numeric' },
  monthName: { month: 'long' },
  weekday: { weekday: 'short' },
  longWeekday: { weekday: 'long' },
  narrowWeekday: { weekday: 'narrow' },
} satisfies Record<string, Intl.DateTimeFormatOptions>;
type Shape = keyof typeof SHAPES;

/** `Sat, 21 Nov` */
export const shownDay = (date: LocalDate, lang: Lang): string => shown(date, lang, 'day');
/** `Sat, 21 Nov 2026`, for lists that reach over years. */
export const shownFullDay = (date: LocalDate, lang: Lang): string =>
  withYear(shownDay(date, lang), date);
/** `21 Nov 2026` */
export const shownDate = (date: LocalDate, lang: Lang): string =>
  withYear(shownDayAndMonth(date, lang), date);
/** `Saturday, 21 November` */
export const shownLongDay = (date: LocalDate, lang: Lang): string => shown(date, lang, 'longDay');
/** `21 Nov` */
export const shownDayAndMonth = (date: LocalDate, lang: Lang): string =>
  shown(date, lang, 'dayAndMonth');
/** `November 2026` */
export const shownMonth = (date: LocalDate, lang: Lang): string => shown(date, lang, 'month');
/** `Sat` */
export const shownWeekday = (date: LocalDate, lang: Lang): string => shown(date, lang, 'weekday');

/** `November`; the first month is 1. */
export const shownMonthName = (month: number, lang: Lang): string =>
  shown(`2026-${String(month).padStart(2, '0')}-01`, lang, 'monthName');

/** Said by ourselves: browsers put a comma here and there between day, month and year, and not the same everywhere. */
const withYear = (day: string, date: LocalDate): string => `${day} ${date.slice(0, 4)}`;

/** And so may the server, which has drawn a date before the browser does: what it wrote stays. */
export const commasDiffer = true;

const NAMES = { narrow: 'narrowWeekday', short: 'weekday', long: 'longWeekday' } as const;

/**
 * Sunday to Saturday, for the head of a month; narrow ones, a letter or two, where seven stand side by side on a telephone with
 * large letters.
 */
export function weekdayNames(lang: Lang, length: keyof typeof NAMES): string[] {
  const sunday = '2026-11-22';
  return Array.from({ length: 7 }, (_, index) =>
    shown(addDays(sunday, index), lang, NAMES[length]),
  );
}

/** An hour and its half of the day stay in one line: large letters would part them. */
const UNBROKEN = '\u00a0';
const onClock = (hour: number, minutes: string): string =>
  `${hour % 12 === 0 ? 12 : hour % 12}${minutes}${UNBROKEN}${hour < 12 ? 'AM' : 'PM'}`;

/** The same for messages, calendars and print, which break lines elsewhere and pay for unusual letters. */
export const withPlainSpaces = (text: string): string => text.replaceAll(UNBROKEN, ' ');

/** `12 PM`: an hour of the day, in Latin letters in every language like the slots. */
export const shownHour = (hour: number): string => onClock(hour, '');

/** Minutes since midnight: `2 PM`, `2:30 PM`. */
export function shownMinute(minuteOfDay: number): string {
  const hour = Math.floor(minuteOfDay / 60) % 24;
  const minute = minuteOfDay % 60;
  if (minute === 0) return shownHour(hour);
  return onClock(hour, `:${String(minute).padStart(2, '0')}`);
}

/** `2026-11-21T16:00:00+05:30`, as instants travel, is already in India: `4:00 PM`. */
export function shownClock(indiaIso: string): string {
  const hour = Number(indiaIso.slice(11, 13));
  return onClock(hour, `:${indiaIso.slice(14, 16)}`);
}

/** `Sat, 21 Nov, 4:00 PM` */
export const shownMoment = (indiaIso: string, lang: Lang): string =>
  `${shownDay(indiaIso.slice(0, 10), lang)}, ${shownClock(indiaIso)}`;

// Making a formatter costs about fifty times as much as using one.
const formats = new Map<string, Intl.DateTimeFormat>();

function shown(date: LocalDate, lang: Lang, shape: Shape): string {
  const key = `${lang} ${shape}`;
  const format =
    formats.get(key) ??
    new Intl.DateTimeFormat(languageOf(lang).locale, { ...SHAPES[shape], timeZone: 'UTC' });
  formats.set(key, format);
  return format.format(new Date(`${date}T00:00:00Z`));
}
