import type { Lang } from '#kernel/languages.ts';
import { shownClock, shownDay } from '#ui/dates.ts';

/** The clock, and the day where it is not today in India. */
export function clockIn(iso: string, lang: Lang): string {
  const inIndia = (at: number) => new Date(at + 330 * 60_000).toISOString();
  const there = inIndia(Date.parse(iso));
  const day = there.slice(0, 10);
  const isToday = day === inIndia(Date.now()).slice(0, 10);
  return isToday ? shownClock(there) : `${shownDay(day, lang)}, ${shownClock(there)}`;
}
