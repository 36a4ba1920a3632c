import ical, { ICalAlarmType, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { catalogueWords } from '#contract/catalogue/known.ts';
import { optionNameIn, serviceNameIn } from '#contract/catalogue/words.ts';
import { calendar as words } from '#i18n/every/calendar.ts';
import { HOUR, type Instant, SECOND, toIndiaIso } from '#kernel/time.ts';
import type { Language } from '#server/modules/identity/person.ts';
import type { CalendarEntry } from '#server/views/calendar.ts';
import { shownClock, withPlainSpaces } from '#ui/dates.ts';

/** India has known no other hour since 1945. */
const VTIMEZONE = [
  ...['BEGIN:VTIMEZONE', 'TZID:Asia/Kolkata', 'BEGIN:STANDARD', 'DTSTART:19451015T000000'],
  ...['TZOFFSETFROM:+0530', 'TZOFFSETTO:+0530', 'TZNAME:IST', 'END:STANDARD', 'END:VTIMEZONE'],
].join('\r\n');
const REMINDED_BEFORE_SECONDS = HOUR / SECOND;
const STANDINGS = {
  tentative: ICalEventStatus.TENTATIVE,
  confirmed: ICalEventStatus.CONFIRMED,
  cancelled: ICalEventStatus.CANCELLED,
};

export type CalendarOptions = {
  readonly name: string;
  /** The brand that the file names. */
  readonly brand: string;
  readonly language: Language;
  /** The place of an entry as its reader may see it. */
  readonly placeOf: (entry: CalendarEntry) => string;
  /** More about an entry, a line each. */
  readonly linesOf: (entry: CalendarEntry) => readonly string[];
  /** Rings an hour before: wanted of a file that somebody saves, and left to the calendar that reads a link. */
  readonly isReminded: boolean;
};

/**
 * Visits as an iCalendar file (RFC 5545). The same visit has the same UID in every file, and a number that goes up with every
 * change, so that a moved or cancelled one takes the place of what the calendar holds.
 */
export function calendarFile(
  entries: readonly CalendarEntry[],
  { name, brand, language, placeOf, linesOf, isReminded }: CalendarOptions,
): string {
  const calendar = ical({
    name,
    prodId: { company: brand, product: 'Bookings', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    // Named at each event and not here, where stamps would be written in the hours of the server instead of in UTC.
    timezone: { name: null, generator: () => VTIMEZONE },
    ttl: REMINDED_BEFORE_SECONDS,
  });
  for (const entry of entries) {
    const lines = linesOf(entry);
    const event = calendar.createEvent({
      id: uidOf(entry),
      sequence: entry.sequence,
      stamp: new Date(entry.changedAt),
      lastModified: new Date(entry.changedAt),
      timezone: 'Asia/Kolkata',
      start: inIndia(entry.startsAt),
      end: inIndia(entry.endsAt),
      summary: titleOf(entry, language),
      location: placeOf(entry),
      description: [...setOutLine(entry, language), ...lines].join('\n'),
      status: STANDINGS[entry.standing],
    });
    if (isReminded) {
      const trigger = REMINDED_BEFORE_SECONDS;
      event.createAlarm({ type: ICalAlarmType.display, trigger });
    }
  }
  return `${calendar.toString()}\r\n`;
}

const uidOf = ({ bookingId, position }: CalendarEntry): string =>
  `${bookingId}${position > 1 ? `-${position}` : ''}@aangan`;

const inIndia = (at: Instant) =>
  Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO('Asia/Kolkata');

/** A calendar that does not show what is off says it in the title. */
function titleOf(entry: CalendarEntry, language: Language): string {
  const catalogue = catalogueWords(language);
  const service = serviceNameIn(catalogue, entry.serviceSlug, entry.serviceName);
  const option = entry.option === null ? undefined : optionNameIn(catalogue, entry.option);
  const title = option ? `${service} (${option})` : service;
  if (entry.standing === 'confirmed') return title;
  return words[language].entry[entry.standing]({ title });
}

const setOutLine = ({ leaveAt, standing }: CalendarEntry, language: Language): readonly string[] =>
  leaveAt && standing !== 'cancelled'
    ? [words[language].entry.setOut({ time: withPlainSpaces(shownClock(toIndiaIso(leaveAt))) })]
    : [];
