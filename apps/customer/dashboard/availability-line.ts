import type { Availability } from '#contract/public/read-catalogue.ts';
import type { Lang, Words } from '#i18n/index.ts';
import { addDays, type LocalDate } from '#kernel/time.ts';
import { shownDayAndMonth, shownMinute } from '#ui/dates.ts';

/** When a service can next be booked, in words: computed by the server, never written by hand (ruling R30). */
export function availabilityLine(
  { kind, date, minute, daysAhead }: Availability,
  words: Words['dashboard'],
  lang: Lang,
): string {
  if (kind === 'none' || date === null) return words.noneSoon;
  if (kind === 'from-hour' && minute !== null)
    return words.todayFrom({ hour: shownMinute(minute) });
  if (daysAhead === 1) return words.tomorrowOnwards;
  return words.fromDay({ day: shownDayAndMonth(date, lang) });
}

/** Today in India by the server's clock, as the availability of any service tells it. */
export function todayOf(
  services: readonly { readonly availability: Availability }[],
): LocalDate | undefined {
  for (const { availability } of services) {
    if (availability.date !== null && availability.daysAhead !== null) {
      return addDays(availability.date, -availability.daysAhead);
    }
  }
  return undefined;
}
