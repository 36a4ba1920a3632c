import type { BookingView } from '#contract/customer/booking.ts';
import { homeOf } from '#contract/fields/address.ts';

type Visit = Pick<BookingView, 'id' | 'startsAt' | 'endsAt' | 'createdAt' | 'address'>;
type CalendarText = { readonly title: string; readonly text: string };

/** A visit as an iCalendar file (RFC 5545), in UTC so that no calendar needs to know India, with a reminder an hour before. */
export function calendarFile(visit: Visit, { title, text }: CalendarText): string {
  const { landmark, city, state, pincode } = visit.address;
  const place = [homeOf(visit.address), landmark, city, `${state} ${pincode}`]
    .filter(Boolean)
    .join(', ');
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Aangan//Booking//EN',
    'BEGIN:VEVENT',
    // The same booking, saved again, takes the place of the first entry.
    `UID:${visit.id}@aangan`,
    `DTSTAMP:${inUtc(visit.createdAt)}`,
    `DTSTART:${inUtc(visit.startsAt)}`,
    `DTEND:${inUtc(visit.endsAt)}`,
    `SUMMARY:${escaped(title)}`,
    `LOCATION:${escaped(place)}`,
    `DESCRIPTION:${escaped(text)}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(title)}`,
    'TRIGGER:-PT1H',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
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
  for (const letter of line) {
    const size = new TextEncoder().encode(letter).length;
    if (octets + size > MOST_OCTETS) {
      parts.push('');
      octets = 1;
    }
    parts[parts.length - 1] += letter;
    octets += size;
  }
  return parts.join('\r\n ');
}
