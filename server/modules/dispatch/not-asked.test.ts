import { expect, test } from 'vitest';
import { HOUR, instantInIndia } from '#kernel/time.ts';
import { dayPartOf, type PastVisit, whyNotAsked } from './not-asked.ts';

// 2026-11-23 is a Monday.
const at = (hour: number, date = '2026-11-23') => instantInIndia(date, hour * 60);
const visit = (startsAt: number, more: Partial<PastVisit> = {}): PastVisit => ({
  ...{ startsAt, endsAt: startsAt + 2 * HOUR, travelMinutes: 30 },
  ...{ asked: false, onLeave: false, busy: false },
  ...more,
});
const ways = {
  reachMinutes: 45,
  shifts: [
    { weekday: 1, startsMinute: 9 * 60, endsMinute: 18 * 60 },
    { weekday: 1, startsMinute: 22 * 60, endsMinute: 27 * 60 },
  ],
};

test.each([
  ['on a day off, whatever else', visit(at(10), { onLeave: true, busy: true }), 'leave'],
  ['beyond the area', visit(at(10), { travelMinutes: 46 }), 'reach'],
  ['that would end after the hours', visit(at(17)), 'hours'],
  ['on a day without hours', visit(at(10, '2026-11-24')), 'hours'],
  ['in the night that began the day before', visit(at(0.5, '2026-11-24')), 'others'],
  ['beside another one', visit(at(10), { busy: true }), 'busy'],
  ['that somebody nearer was asked for', visit(at(10)), 'others'],
] as const)('a visit %s', (_, one, why) => expect(whyNotAsked(one, ways)).toBe(why));

test('a day has a morning until noon, an afternoon until five, and an evening', () => {
  expect([at(0), at(11.9), at(12), at(16.9), at(17), at(23)].map(dayPartOf)).toEqual([
    ...['morning', 'morning', 'afternoon', 'afternoon', 'evening', 'evening'],
  ]);
});
