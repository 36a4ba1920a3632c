import { describe, expect, test } from 'vitest';
import { calendarFile } from './calendar-file.ts';

const visit = {
  id: '0199',
  createdAt: '2026-11-21T16:00:00+05:30',
  startsAt: '2026-11-22T00:30:00+05:30',
  days: [],
  endsAt: '2026-11-22T02:00:00+05:30',
  address: {
    street: 'Flat 7; Wing A, Sahyadri \\ Heights',
    landmark: '',
    city: 'Mumbai',
    state: 'Maharashtra',
    pincode: '400076',
  },
};
const fileOf = (title = 'Plumbing', text = 'Your code') =>
  calendarFile(visit, { title, text, brand: 'Chowk; Sons' });
const unfolded = (file: string) => file.replaceAll('\r\n ', '').split('\r\n');

describe('the calendar file of a visit', () => {
  test('says its times in UTC, also across the midnight between India and it', () => {
    const lines = unfolded(fileOf());
    expect(lines).toContain('DTSTART:20261121T190000Z');
    expect(lines).toContain('DTEND:20261121T203000Z');
    expect(lines).toContain('DTSTAMP:20261121T103000Z');
    expect(lines).toContain('TRIGGER:-PT1H');
  });

  test('says whose it is, by the brand', () => {
    expect(unfolded(fileOf())).toContain('PRODID:-//Chowk\\; Sons//Booking//EN');
  });

  test('LIFE-05 an event has an entry for each of its days', () => {
    const further = {
      date: '2026-11-24',
      startsAt: '2026-11-24T10:00:00+05:30',
      endsAt: '2026-11-24T18:00:00+05:30',
    };
    const days = [{ ...visit, date: '2026-11-22' }, further];
    const lines = unfolded(
      calendarFile({ ...visit, days }, { title: 'Event', text: '', brand: 'Chowk' }),
    );
    expect(lines.filter((line) => line.startsWith('UID:'))).toEqual([
      'UID:0199@aangan',
      'UID:0199-2@aangan',
    ]);
    expect(lines).toContain('DTSTART:20261124T043000Z');
    expect(lines.filter((line) => line === 'END:VEVENT')).toHaveLength(2);
  });

  test('nothing a person typed can end a line or a value', () => {
    const lines = unfolded(fileOf('Plumbing', 'one\r\nBEGIN:VEVENT\ntwo'));
    expect(lines).toContain('DESCRIPTION:one\\nBEGIN:VEVENT\\ntwo');
    expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1);
    expect(lines).toContain(
      'LOCATION:Flat 7\\; Wing A\\, Sahyadri \\\\ Heights\\, Mumbai\\, Maharashtra 400076',
    );
  });

  test('lines are at most 75 octets and come together again, in Devanagari too', () => {
    const text = 'तुमचा बुकिंग कोड AGN-7F3K-21 आहे. '.repeat(6);
    const file = fileOf('नळकाम', text);
    for (const line of file.split('\r\n')) {
      expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    }
    expect(unfolded(file)).toContain(`DESCRIPTION:${text}`);
    expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
  });
});
