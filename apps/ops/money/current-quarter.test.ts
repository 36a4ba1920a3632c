import { expect, test } from 'vitest';
import { currentQuarter } from './current-quarter.ts';

test.each([
  ['2026-03-31', 2025, 4],
  ['2026-04-01', 2026, 1],
  ['2026-06-30', 2026, 1],
  ['2026-07-01', 2026, 2],
  ['2026-12-31', 2026, 3],
  ['2027-01-01', 2026, 4],
])('%s lies in the financial year that begins in %i, in its quarter %i', (day, year, quarter) => {
  expect(currentQuarter(day)).toEqual({ year, quarter });
});
