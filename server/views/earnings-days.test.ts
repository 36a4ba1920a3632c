import { expect, test } from 'vitest';
import { daysOfWeek } from './earnings-days.ts';

const MONDAY = '2026-11-23';
const day = (date: string, netPaise: number) => ({ date, netPaise });

test('a week has seven days from Monday, each with the sum of its rows, and nothing where nothing was earned', () => {
  const rows = [day('2026-11-23', 300), day('2026-11-23', 200), day('2026-11-29', 100)];
  const { days, otherDaysPaise } = daysOfWeek(MONDAY, rows);
  expect(days.map(({ netPaise }) => netPaise)).toEqual([500, 0, 0, 0, 0, 0, 100]);
  expect([days[0]?.date, days[6]?.date, otherDaysPaise]).toEqual(['2026-11-23', '2026-11-29', 0]);
});

test('rows of days before and after the week are summed beside it, and all of it is the sum of the rows', () => {
  const rows = [day('2026-11-22', 400), day('2026-11-24', 100), day('2026-11-30', 50)];
  const { days, otherDaysPaise } = daysOfWeek(MONDAY, rows);
  expect(otherDaysPaise).toBe(450);
  expect(days.reduce((sum, { netPaise }) => sum + netPaise, otherDaysPaise)).toBe(550);
});
