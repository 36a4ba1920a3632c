import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { MINUTE } from '#kernel/time.ts';
import { MUMBAI } from '#testing/mumbai.ts';
import { withLongerHours } from './longer-hours.ts';
import { type DaySchedule, findOpening, visitOn } from './openings.ts';
import { createPlaces } from './places.ts';
import { createRoster, type Karigar } from './roster.ts';
import { findOpeningBeyondHours, findSoonestOpening, MOST_BEYOND_HOURS } from './soonest.ts';

const DATE = '2026-11-23';
const names = { en: '', hi: '', mr: '' };
const place = { pincode: '400001', city: 'mumbai', name: names, district: '', served: true };
const places = createPlaces(
  [MUMBAI],
  [{ ...place, latitude: 19, longitude: 72 }],
  [{ from: '400001', to: '400001', minutes: 10 }],
);

function boardOf(startsMinute: number, endsMinute: number): [DaySchedule, Karigar] {
  const karigar: Karigar = {
    ...{ id: 1, home: 0, reachMinutes: 60, skills: new Set([3]), answers: true, leaves: new Set() },
    shifts: [{ weekday: 1, startsMinute, endsMinute }],
  };
  const roster = createRoster(1, [karigar], places);
  const dutiesOf = roster.dutiesOn(DATE);
  return [{ date: DATE, places, roster, dutiesOf, holdsOf: () => [] }, karigar];
}

const shift = fc
  .tuple(fc.integer({ min: 420, max: 900 }), fc.integer({ min: 120, max: 480 }))
  .map(([from, length]) => [from, from + length] as const);
const visit = fc
  .tuple(fc.integer({ min: 420, max: 1200 }), fc.integer({ min: 30, max: 240 }))
  .map(([starts, durationMinutes]) =>
    visitOn(DATE, starts, { serviceId: 3, durationMinutes, place: 0 }),
  );

test('nobody is asked to begin or stay more than an hour beyond their hours, and each minute of it is told', () => {
  void fc.assert(
    fc.property(shift, visit, ([from, until], wanted) => {
      const [board, ravi] = boardOf(from, until);
      const now = wanted.startsAt - 24 * 60 * MINUTE;
      const beyond =
        Math.max(0, from - wanted.startsMinute) + Math.max(0, wanted.endsMinute - until);
      const found = findOpeningBeyondHours(board, ravi, wanted, now);
      expect(found?.beyondMinutes).toBe(beyond <= MOST_BEYOND_HOURS ? beyond : undefined);
      // Within their hours it is the same opening as ever, and beyond them there is none to be sold.
      const within = findSoonestOpening(board, ravi, wanted, now);
      expect(within !== undefined).toBe(beyond === 0);
      if (within) expect(found).toEqual({ ...within, beyondMinutes: 0 });
      expect(findOpening(board, ravi, wanted) !== undefined).toBe(beyond === 0);
    }),
  );
});

test('where nobody works on that day nobody is asked, whatever the hour', () => {
  const [board, ravi] = boardOf(480, 1200);
  const off = withLongerHours({ ...board, dutiesOf: () => [] }, MOST_BEYOND_HOURS);
  const wanted = visitOn(DATE, 600, { serviceId: 3, durationMinutes: 90, place: 0 });
  expect(findOpeningBeyondHours(off, ravi, wanted, wanted.startsAt)).toBeUndefined();
});
