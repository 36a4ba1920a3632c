import { expect, test } from 'vitest';
import { MINUTE } from '#kernel/time.ts';
import { MUMBAI } from '#testing/mumbai.ts';
import { planDelay } from './delaying.ts';
import { createPlaces } from './places.ts';

const base = Date.parse('2026-11-23T10:00:00+05:30');
const at = (minutes: number) => base + minutes * MINUTE;
const pincodes = ['400001', '400002'].map((pincode) => ({
  pincode,
  city: 'mumbai',
  name: { en: '', hi: '', mr: '' },
  district: '',
  served: true,
  latitude: 19,
  longitude: 72,
}));
const places = createPlaces(
  [MUMBAI],
  pincodes,
  ['400001', '400002'].flatMap((from) =>
    ['400001', '400002'].map((to) => ({ from, to, minutes: from === to ? 10 : 30 })),
  ),
);
const hold = (id: number, place: number, leave: number, start: number, end: number) => ({
  id,
  karigarId: 1,
  place,
  leaveAt: at(leave),
  startsAt: at(start),
  endsAt: at(end),
});
const day = [hold(1, 0, -10, 0, 90), hold(2, 1, 90, 120, 180), hold(3, 1, 290, 300, 360)];

test('work that goes on pushes what touches it, and leaves alone what has room', () => {
  expect(planDelay(places, day, { holdId: 1, endsAt: at(110) })).toEqual([
    { id: 1, leaveAt: at(-10), startsAt: at(0), endsAt: at(110) },
    { id: 2, leaveAt: at(110), startsAt: at(140), endsAt: at(200) },
  ]);
});

test('a day never folds over itself: every pushed hold begins after the one before it', () => {
  const pushed = planDelay(places, day, { holdId: 1, endsAt: at(280) });
  expect(pushed.map(({ id }) => id)).toEqual([1, 2, 3]);
  for (const [index, one] of pushed.slice(1).entries()) {
    expect(one.leaveAt).toBeGreaterThanOrEqual((pushed[index] as { endsAt: number }).endsAt);
    expect(one.startsAt).toBeGreaterThan(one.leaveAt);
  }
});

test('what ends in time, or is not there, pushes nothing', () => {
  expect(planDelay(places, day, { holdId: 1, endsAt: at(80) })).toEqual([]);
  expect(planDelay(places, day, { holdId: 9, endsAt: at(80) })).toEqual([]);
});
