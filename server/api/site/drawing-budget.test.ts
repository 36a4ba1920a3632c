import { expect, test } from 'vitest';
import { openDrawingBudget } from './drawing-budget.ts';

test('one person has ten pages drawn in a row, then one every two seconds, and others have theirs', () => {
  let now = 0;
  const budget = openDrawingBudget(() => now);
  const ask = (who: string, times: number) =>
    Array.from({ length: times }, () => budget.allows(who)).filter(Boolean).length;
  expect(ask('abuser', 40)).toBe(10);
  expect(ask('neighbour', 3)).toBe(3);
  now += 1_000;
  expect(ask('abuser', 5)).toBe(0);
  now += 1_000;
  expect(ask('abuser', 5)).toBe(1);
  now += 60_000;
  expect(ask('abuser', 40)).toBe(10);
});

test('all together take half of the time, whoever asks', () => {
  let now = 0;
  const budget = openDrawingBudget(() => now);
  let drawn = 0;
  for (let at = 0; at < 2_000; at += 1) {
    if (budget.allows(`person ${at}`)) {
      now += 50;
      budget.spent(50);
      drawn += 1;
    } else now += 5;
  }
  const share = (drawn * 50) / now;
  expect(share).toBeGreaterThan(0.4);
  expect(share).toBeLessThan(0.6);
});
