import { describe, expect, test } from 'vitest';
import { addMonths, clampDay, dayAfterKey, stripOf, weeksOfMonth } from './month.ts';

describe('the month grid', () => {
  test('has every day once, under its weekday', () => {
    const weeks = weeksOfMonth('2026-11-21');
    expect(weeks[0]?.[0]).toBe('2026-11-01');
    expect(weeks.flat().filter(Boolean)).toHaveLength(30);
    expect(weeks.every((week) => week.length === 7)).toBe(true);
    expect(weeksOfMonth('2027-02-01').flat().filter(Boolean)).toHaveLength(28);
    expect(weeksOfMonth('2028-02-01').flat().filter(Boolean)).toHaveLength(29);
  });

  test('months end where they end', () => {
    expect(addMonths('2027-01-31', 1)).toBe('2027-02-28');
    expect(addMonths('2026-11-21', 12)).toBe('2027-11-21');
    expect(addMonths('2027-03-31', -1)).toBe('2027-02-28');
    expect(addMonths('2027-01-15', -2)).toBe('2026-11-15');
  });

  test('keys move by day, week, month and to the ends of the week', () => {
    const from = '2026-11-21';
    const keys = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'PageDown'];
    expect(keys.map((key) => dayAfterKey(key, from))).toEqual([
      '2026-11-20',
      '2026-11-22',
      '2026-11-14',
      '2026-11-28',
      '2026-11-15',
      '2026-11-21',
      '2026-12-21',
    ]);
    expect(dayAfterKey('a', from)).toBeUndefined();
  });

  test('BOOK-03 a day is kept between today and one year ahead', () => {
    expect(clampDay('2026-11-01', '2026-11-21', '2027-11-21')).toBe('2026-11-21');
    expect(clampDay('2028-01-01', '2026-11-21', '2027-11-21')).toBe('2027-11-21');
    expect(clampDay('2027-01-01', '2026-11-21', '2027-11-21')).toBe('2027-01-01');
  });
});

describe('the strip of days', () => {
  test('begins today and follows the chosen day week by week', () => {
    expect(stripOf('2026-11-21', '2026-11-23', '2027-11-21')).toEqual([
      '2026-11-21',
      '2026-11-22',
      '2026-11-23',
      '2026-11-24',
      '2026-11-25',
      '2026-11-26',
      '2026-11-27',
    ]);
    expect(stripOf('2026-11-21', '2026-12-06', '2027-11-21')[0]).toBe('2026-12-05');
  });

  test('ends with the last day that can be booked', () => {
    expect(stripOf('2026-11-21', '2027-11-21', '2027-11-21').at(-1)).toBe('2027-11-21');
  });
});
