import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isSameWeek, sameOnAllDays, secondSpanOf, spansOf, withDay } from './week.ts';

const shift = fc
  .record({ weekday: fc.nat(6), from: fc.nat(47), halfHours: fc.integer({ min: 4, max: 32 }) })
  .map(({ weekday, from, halfHours }) => ({
    ...{ weekday, startsMinute: from * 30, endsMinute: (from + halfHours) * 30 },
  }));

test('a second span begins an hour after the first, and ends on the same day', () => {
  fc.assert(
    fc.property(shift, (first) => {
      const second = secondSpanOf(first);
      if (!second) {
        expect(first.endsMinute).toBeGreaterThan(1200);
        return;
      }
      expect(second.weekday).toBe(first.weekday);
      expect(second.startsMinute - first.endsMinute).toBe(60);
      expect(second.endsMinute - second.startsMinute).toBe(180);
      expect(second.endsMinute).toBeLessThanOrEqual(1440);
    }),
  );
});

test('the hours of one day become those of all seven, with both spans', () => {
  const morning = { weekday: 2, startsMinute: 480, endsMinute: 720 };
  const evening = { weekday: 2, startsMinute: 960, endsMinute: 1200 };
  const other = { weekday: 5, startsMinute: 0, endsMinute: 600 };
  const week = sameOnAllDays([other, morning, evening], 2);
  expect(week).toHaveLength(14);
  for (const weekday of [0, 1, 2, 3, 4, 5, 6])
    expect(spansOf(week, weekday)).toEqual([
      { ...morning, weekday },
      { ...evening, weekday },
    ]);
});

test('a day taken out and put back has one span, and the order of spans makes no other week', () => {
  const morning = { weekday: 1, startsMinute: 480, endsMinute: 720 };
  const evening = { weekday: 1, startsMinute: 960, endsMinute: 1200 };
  const free = withDay([morning, evening], 1, false);
  expect(free).toEqual([]);
  expect(spansOf(withDay(free, 1, true), 1)).toHaveLength(1);
  expect(isSameWeek([morning, evening], [evening, morning])).toBe(true);
  expect(isSameWeek([morning], [morning, evening])).toBe(false);
});
