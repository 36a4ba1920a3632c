import { expect, test } from 'vitest';
import { instantInIndia, MINUTE } from '#kernel/time.ts';
import { MUMBAI } from '#testing/mumbai.ts';
import { type DaySchedule, rankOpenings, visitOn } from './openings.ts';
import { createPlaces } from './places.ts';
import { DEFAULT_RESERVE, isOnCall, NO_RESERVE, type Reserve, roomAfter } from './reserve.ts';
import { createRoster, type Karigar } from './roster.ts';
import { countPlaces } from './slots.ts';
import { findSoonestOpening } from './soonest.ts';

const DATE = '2026-11-23';
const place = {
  pincode: '400001',
  city: 'mumbai',
  name: { en: '', hi: '', mr: '' },
  district: '',
  served: true,
  latitude: 19,
  longitude: 72,
};
const places = createPlaces([MUMBAI], [place], [{ from: '400001', to: '400001', minutes: 10 }]);
const ravi: Karigar = {
  id: 1,
  home: 0,
  reachMinutes: 60,
  skills: new Set([3]),
  shifts: [{ weekday: 1, startsMinute: 480, endsMinute: 1320 }],
  leaves: new Set(),
  answers: true,
};
const roster = createRoster(1, [ravi], places);
const at = (hour: number) => instantInIndia(DATE, hour * 60);

/** Ravi works from nine to half past ten; everybody lives ten minutes away. */
function boardWith(reserve: Reserve): DaySchedule {
  const held = {
    id: 1,
    karigarId: 1,
    place: 0,
    leaveAt: at(9) - 10 * MINUTE,
    startsAt: at(9),
    endsAt: at(10.5),
  };
  return {
    date: DATE,
    places,
    roster,
    reserve,
    dutiesOf: roster.dutiesOn(DATE),
    holdsOf: () => [held],
  };
}
const wish = { serviceId: 3, durationMinutes: 90, place: 0 };
const hoursOpen = (reserve: Reserve) =>
  countPlaces(boardWith(reserve), { ...wish, teamSize: 1 })
    .slots.filter(({ places: free }) => free > 0)
    .map(({ minute }) => minute / 60);

test('after a visit as much of the time stays free as work overruns: sold are only hours that leave it', () => {
  // Half past ten, ten minutes of way: eleven would do, were it not for the eighteen minutes kept back.
  expect(hoursOpen(NO_RESERVE)[0]).toBe(11);
  expect(hoursOpen(DEFAULT_RESERVE)[0]).toBe(11);
  expect(hoursOpen({ minutesAnHour: 16, onCallPercent: 0 })[0]).toBe(12);
  expect(roomAfter(DEFAULT_RESERVE, { startsAt: at(9), endsAt: at(10.5) })).toBe(18 * MINUTE);
});

test('the capacity kept back from sale is available to urgent visits', () => {
  const board = boardWith({ minutesAnHour: 16, onCallPercent: 100 });
  const visit = visitOn(DATE, 11 * 60, wish);
  expect(rankOpenings(board, visit, 1, 'asha')).toEqual([]);
  expect(hoursOpen({ minutesAnHour: 16, onCallPercent: 100 })).toEqual([]);
  expect(findSoonestOpening(board, ravi, visit, at(10))?.visit.startsAt).toBe(at(11));
});

test('it is everybody’s turn to be on call about as often, on days that nobody can reckon', () => {
  const reserve = { minutesAnHour: 0, onCallPercent: 8 };
  const days = Array.from({ length: 200 }, (_, day) => `2027-01-${day}`);
  const turns = (id: number) => days.filter((day) => isOnCall(reserve, day, id)).length;
  for (const id of [1, 2, 3, 4, 5]) {
    expect(turns(id)).toBeGreaterThan(5);
    expect(turns(id)).toBeLessThan(30);
  }
  expect(isOnCall(NO_RESERVE, DATE, 1)).toBe(false);
});
