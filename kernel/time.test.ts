import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addDays,
  addYear,
  DAY,
  dateInIndia,
  HOUR,
  instantInIndia,
  isLocalDate,
  MINUTE,
  minuteOfDayInIndia,
  toIndiaIso,
  weekday,
} from './time.ts';

const instant = fc.integer({
  min: Date.parse('1990-01-01T00:00:00Z'),
  max: Date.parse('2100-01-01T00:00:00Z'),
});
const day = instant.map(dateInIndia);

/** The platform's own calendar of Asia/Kolkata, as an independent witness. */
const witness = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Asia/Kolkata',
  dateStyle: 'short',
  timeStyle: 'short',
  hourCycle: 'h23',
});

describe('India is five and a half hours ahead of UTC', () => {
  test('the day begins at half past six in the evening, UTC', () => {
    expect(dateInIndia(Date.parse('2026-11-20T18:29:59.999Z'))).toBe('2026-11-20');
    expect(dateInIndia(Date.parse('2026-11-20T18:30:00.000Z'))).toBe('2026-11-21');
    expect(instantInIndia('2026-11-21')).toBe(Date.parse('2026-11-20T18:30:00Z'));
  });

  test('day and minute are those of the platform’s calendar, at any instant', () => {
    fc.assert(
      fc.property(instant, (at) => {
        const minute = minuteOfDayInIndia(at);
        const clock = [Math.floor(minute / 60), minute % 60].map((part) =>
          String(part).padStart(2, '0'),
        );
        expect(`${dateInIndia(at)}, ${clock.join(':')}`).toBe(witness.format(at));
      }),
    );
  });

  test('an instant is its day plus its minutes plus less than a minute', () => {
    fc.assert(
      fc.property(instant, (at) => {
        const rest = at - instantInIndia(dateInIndia(at), minuteOfDayInIndia(at));
        expect(rest).toBeGreaterThanOrEqual(0);
        expect(rest).toBeLessThan(MINUTE);
      }),
    );
  });

  test('instants before 1970 have a minute of the day too', () => {
    expect(minuteOfDayInIndia(-1)).toBe(5 * 60 + 29);
  });

  test('minutes past midnight run into the next day', () => {
    expect(instantInIndia('2026-12-31', 1440)).toBe(instantInIndia('2027-01-01'));
    expect(dateInIndia(instantInIndia('2026-11-21', 1500))).toBe('2026-11-22');
  });

  test('an instant travels with its offset, and arrives as the same second', () => {
    expect(toIndiaIso(Date.parse('2026-11-21T10:30:00Z'))).toBe('2026-11-21T16:00:00+05:30');
    fc.assert(
      fc.property(instant, (at) => {
        expect(Date.parse(toIndiaIso(at))).toBe(Math.floor(at / 1000) * 1000);
      }),
    );
  });
});

describe('days', () => {
  test.each([
    ['2026-12-31', 1, '2027-01-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2027-02-28', 1, '2027-03-01'],
    ['2026-11-21', -21, '2026-10-31'],
    ['2026-11-21', 0, '2026-11-21'],
  ])('%s and %i days is %s', (from, days, to) => {
    expect(addDays(from, days)).toBe(to);
  });

  test('adding and taking away leads back, and days follow each other by 24 hours', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: -5000, max: 5000 }), (from, days) => {
        expect(addDays(addDays(from, days), -days)).toBe(from);
        expect(instantInIndia(addDays(from, days)) - instantInIndia(from)).toBe(days * DAY);
      }),
    );
  });

  test('the weekday moves on by one each day', () => {
    expect(weekday('2026-11-21')).toBe(6);
    fc.assert(
      fc.property(day, (from) => {
        expect(weekday(addDays(from, 1))).toBe((weekday(from) + 1) % 7);
      }),
    );
  });

  test('a year ahead is the same day, and 29 February becomes the 28th', () => {
    expect(addYear('2026-11-21')).toBe('2027-11-21');
    expect(addYear('2028-02-29')).toBe('2029-02-28');
    fc.assert(
      fc.property(day, (from) => {
        expect(isLocalDate(addYear(from))).toBe(true);
        expect([365, 366]).toContain((instantInIndia(addYear(from)) - instantInIndia(from)) / DAY);
      }),
    );
  });

  test('only days that exist are days', () => {
    for (const text of [
      '2027-02-29',
      '2026-02-30',
      '2026-13-01',
      '2026-1-1',
      '2026-11-21T00:00',
      '',
    ]) {
      expect(isLocalDate(text)).toBe(false);
    }
    fc.assert(fc.property(day, isLocalDate));
  });
});

test('an hour is sixty minutes', () => {
  expect(HOUR).toBe(60 * MINUTE);
});
