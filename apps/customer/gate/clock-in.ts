import type { Lang } from '#kernel/languages.ts';
import { dateInIndia, toIndiaIso } from '#kernel/time.ts';
import { shownClock, shownDay } from '#ui/dates.ts';

/** The clock, and the day where it is not today in India. */
export function clockIn(iso: string, lang: Lang): string {
  const there = toIndiaIso(Date.parse(iso));
  const day = there.slice(0, 10);
  const isToday = day === dateInIndia(Date.now());
  return isToday ? shownClock(there) : `${shownDay(day, lang)}, ${shownClock(there)}`;
}
