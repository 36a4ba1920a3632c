import { expect, test } from 'vitest';
import { hoursOf, sunOf } from './day-hours.ts';
import { addDays } from './time.ts';

const clock = (minute: number) =>
  `${Math.floor(minute / 60)}:${String(minute % 60).padStart(2, '0')}`;
const clocks = (date: string) => {
  const { good, rahu } = hoursOf(date);
  const shown = (one: { fromMinute: number; untilMinute: number }) =>
    `${clock(one.fromMinute)}–${clock(one.untilMinute)}`;
  return { good: good.map(shown), rahu: shown(rahu) };
};

test.each([
  ['2026-06-21', '6:01', '19:18'],
  ['2026-11-24', '6:51', '18:00'],
  ['2026-12-21', '7:07', '18:06'],
])('on %s the sun rises over Mumbai at %s and sets at %s', (date, rise, set) => {
  const { sunriseMinute, sunsetMinute } = sunOf(date);
  expect([clock(sunriseMinute), clock(sunsetMinute)]).toEqual([rise, set]);
});

test('on a Tuesday the good eighth that is Rahu’s is left out, and neighbours are one stretch', () => {
  expect(clocks('2026-11-24')).toEqual({
    good: ['11:02–13:49', '19:37–21:13'],
    rahu: '15:13–16:36',
  });
});

test('Rahu has another eighth on each day of the week, Sunday the last one', () => {
  const eighths = Array.from({ length: 7 }, (_, day) => {
    const { sunriseMinute, sunsetMinute, rahu } = hoursOf(addDays('2026-11-22', day));
    return Math.round(((rahu.fromMinute - sunriseMinute) * 8) / (sunsetMinute - sunriseMinute)) + 1;
  });
  expect(eighths).toEqual([8, 2, 7, 5, 6, 4, 3]);
});

test('no good hour of any day of a year is Rahu’s, and each is an hour at least', () => {
  for (let day = 0; day < 366; day += 1) {
    const { good, rahu } = hoursOf(addDays('2027-01-01', day));
    expect(good.length).toBeGreaterThan(0);
    for (const { fromMinute, untilMinute } of good) {
      expect(untilMinute - fromMinute).toBeGreaterThanOrEqual(60);
      expect(fromMinute >= rahu.untilMinute || untilMinute <= rahu.fromMinute).toBe(true);
    }
  }
});
