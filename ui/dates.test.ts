import { describe, expect, test } from 'vitest';
import {
  shownClock,
  shownDate,
  shownDay,
  shownFullDay,
  shownHour,
  shownLongDay,
  shownMinute,
  shownMonth,
  weekdayNames,
  withPlainSpaces,
} from './dates.ts';

describe('days on screen', () => {
  test('a day is the same day in every time zone of the browser', () => {
    const before = process.env.TZ;
    try {
      for (const zone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Asia/Kolkata']) {
        process.env.TZ = zone;
        expect(shownDay('2026-11-21', 'en')).toBe('Sat, 21 Nov');
      }
    } finally {
      // An unset one that is assigned would read "undefined" for the files that follow in this process.
      if (before === undefined) delete process.env.TZ;
      else process.env.TZ = before;
    }
  });

  test.each([
    ['en', 'Mon, 23 Nov 2026', '23 Nov 2026'],
    ['hi', 'सोम, 23 नव॰ 2026', '23 नव॰ 2026'],
    ['mr', 'सोम, 23 नोव्हें 2026', '23 नोव्हें 2026'],
  ] as const)('%s: a year follows without a comma', (lang, full, date) => {
    expect([shownFullDay('2026-11-23', lang), shownDate('2026-11-23', lang)]).toEqual([full, date]);
  });

  test('Hindi and Marathi keep Western digits', () => {
    for (const lang of ['hi', 'mr'] as const) {
      expect(shownLongDay('2026-11-21', lang)).toMatch(/शनिवार, 21 नो?व/);
      expect(shownMonth('2026-11-01', lang)).toMatch(/ 2026$/);
    }
  });

  test('a week of names begins on Sunday', () => {
    expect(weekdayNames('en', 'short')).toEqual(['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']);
    expect(weekdayNames('en', 'long')[6]).toBe('Saturday');
  });
});

describe('times on screen', () => {
  test('are never parted at the end of a line, and have plain spaces where they leave the screen', () => {
    for (const one of [shownHour(9), shownMinute(870), shownClock('2026-11-20T16:00:00+05:30')]) {
      expect(one).not.toContain(' ');
      expect(withPlainSpaces(one)).toMatch(/^[\d:]+ [AP]M$/);
    }
  });

  test('noon and midnight are twelve', () => {
    expect([0, 9, 12, 20].map(shownHour)).toEqual([
      '12\u00a0AM',
      '9\u00a0AM',
      '12\u00a0PM',
      '8\u00a0PM',
    ]);
  });

  test('an instant from the contract is read as it stands, in India', () => {
    expect(shownClock('2026-11-20T16:00:00+05:30')).toBe('4:00\u00a0PM');
    expect(shownClock('2026-11-20T00:05:00+05:30')).toBe('12:05\u00a0AM');
  });
});
