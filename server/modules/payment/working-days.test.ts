import { expect, test } from 'vitest';
import { addDays, instantInIndia, weekday } from '#kernel/time.ts';
import { BANK_HOLIDAYS } from './bank-holidays.ts';
import { isWorkingDay, refundDueOn } from './working-days.ts';

test('banks are closed on Sundays, second and fourth Saturdays and their holidays', () => {
  const days = ['2026-11-21', '2026-11-22', '2026-11-24', '2026-11-28', '2026-12-05', '2026-12-12'];
  expect(days.filter(isWorkingDay)).toEqual(['2026-11-21', '2026-12-05']);
});

test('LIFE-04 a refund is due on the tenth working day after it was asked for', () => {
  // 23, 25, 26, 27, 30 November, 1 to 5 December: not Guru Nanak Jayanti, two Sundays and a fourth Saturday.
  expect(refundDueOn(instantInIndia('2026-11-21', 600))).toBe('2026-12-05');
  // The day is India's, not that of Greenwich.
  expect(refundDueOn(instantInIndia('2026-11-21', 1))).toBe('2026-12-05');
  expect(refundDueOn(instantInIndia('2026-11-20', 1439))).toBe('2026-12-04');
});

test('it is always between ten and twenty days ahead, on a day on which banks are open', () => {
  for (let ahead = 0; ahead < 400; ahead += 1) {
    const day = addDays('2026-11-21', ahead);
    const due = refundDueOn(instantInIndia(day, 720));
    expect(isWorkingDay(due)).toBe(true);
    const days = (Date.parse(due) - Date.parse(day)) / 86_400_000;
    expect(days).toBeGreaterThanOrEqual(11);
    expect(days).toBeLessThanOrEqual(20);
  }
});

test('the table holds real days in order, and what is fixed stands on its day each year', () => {
  const days = Object.keys(BANK_HOLIDAYS);
  expect(days).toEqual(days.toSorted());
  expect(days.every((day) => !Number.isNaN(weekday(day)))).toBe(true);
  const fixed = days.filter((day) => BANK_HOLIDAYS[day]?.[1] === 'fixed' && day.startsWith('2027'));
  expect(fixed.map((day) => day.slice(5))).toEqual([
    '01-26',
    '02-19',
    '04-01',
    '04-14',
    '05-01',
    '08-15',
    '10-02',
    '12-25',
  ]);
});
