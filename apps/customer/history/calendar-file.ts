import type { BookingView } from '#contract/customer/booking.ts';
import { homeOf } from '#contract/fields/address.ts';

type Visit = Pick<BookingView, 'id' | 'startsAt' | 'endsAt' | 'days' | 'createdAt' | 'address'>;
type CalendarText = {
  readonly title: string;
  readonly text: string;
  /** The brand that the file names. */
  readonly brand: string;
};

/** A visit, every day of it, as an iCalendar file (RFC 5545), in UTC so that no calendar needs to know India, with a reminder an hour before. */
export function calendarFile(visit: Visit, { title, text, brand }: CalendarText): string {
  const { landmark, city, state, pincode } = visit.address;
  const place = [homeOf(visit.address), landmark, city, `${state} ${pincode}`]
    .filter(Boolean)
    .join(', ');
  const days = visit.days.length > 0 ? visit.days : [visit];
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escaped(brand)}//Booking//EN`,
    ...days.flatMap((day, index) => entryOf(day, index)),
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;

  function entryOf(day: Pick<Visit, 'startsAt' | 'endsAt'>, index: number): string[] {
    return [
      'BEGIN:VEVENT',
      // The same booking, saved again, takes the place of the first entry.
      `UID:${visit.id}${index > 0 ? `-${index + 1}` : ''}@aangan`,
      `DTSTAMP:${inUtc(visit.createdAt)}`,
      `DTSTART:${inUtc(day.startsAt)}`,
      `DTEND:${inUtc(day.endsAt)}`,
      `SUMMARY:${escaped(title)}`,
      `LOCATION:${escaped(place)}`,
      `DESCRIPTION:${escaped(text)}`,
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      `DESCRIPTION:${escaped(title)}`,
      'TRIGGER:-PT1H',
      'END:VALARM',
      'END:VEVENT',
    ];
  }
}

/** `2026-11-22T09:00:00+05:30` → `20261122T033000Z` */
const inUtc = (indiaIso: string): string =>
  `${new Date(indiaIso).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;

const escaped = (text: string): string =>
  text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r\n|\r|\n/g, '\\n');

const MOST_OCTETS = 74;

/** No line is longer than 75 octets, and none breaks inside a letter: Devanagari takes three octets each. */
function folded(line: string): string {
  const parts = [''];
  let octets = 0;
  for (const rendered of line) {
    const size = new TextEncoder().encode(rendered).length;
    if (octets + size > MOST_OCTETS) {
      parts.push('');
      octets = 1;
    }
    parts[parts.length - 1] += rendered;
    octets += size;
  }
  return parts.join('\r\n ');
}
