import { expect, test } from 'vitest';
import { HOURLY_SLOTS } from '#contract/slots.ts';
import type { Day } from './day-of.ts';
import { at, fitFor, lanesOf, nextOfSame, searched, slotAt, slotsOf } from './lanes.ts';

const karigar = (id: number, name: string, more: Partial<Day['karigars'][number]> = {}) => ({
  ...{ id, name, homePincode: '400053', serviceIds: [1], answers: true },
  duties: [{ from: 540, until: 1260 }],
  ...more,
});
const visit = (karigarId: number, starts: number) => ({
  ...{ id: `v${karigarId}`, bookingId: `b${karigarId}`, reference: 'AGN-7F3K', serviceId: 1 },
  ...{ serviceName: 'Plumbing', category: 'daily' as const, pincode: '400076', city: 'mumbai' },
  ...{ status: 'assigned' as const, karigarId, leads: true, hasOtherDays: false, trouble: null },
  ...{ leaves: starts - 30, starts, ends: starts + 60 },
});
const day = {
  ...{ date: '2026-12-03', mark: '', areas: {}, grids: {}, counts: {} as Day['counts'] },
  karigars: [
    karigar(1, 'Vijay', { duties: [] }),
    karigar(2, 'Anil'),
    karigar(3, 'Ramesh'),
    karigar(4, 'Suresh'),
    karigar(5, 'Joshi', { serviceIds: [7] }),
  ],
  visits: [visit(3, 720), visit(4, 600)],
} satisfies Day;
const names = (lanes: readonly { karigar: { name: string } }[]) =>
  lanes.map((lane) => lane.karigar.name);

test('who sets out first stands first, then the free by name, then who does not work', () => {
  expect(names(lanesOf(day))).toEqual(['Suresh', 'Ramesh', 'Anil', 'Joshi', 'Vijay']);
});

test('for a visit stand who holds it, who is free, who is busy, and nobody without the skill', () => {
  const lanes = lanesOf({ ...day, visits: [...day.visits, { ...visit(4, 720), id: 'other' }] });
  expect(names(fitFor(lanes, visit(3, 720), {}))).toEqual(['Ramesh', 'Anil', 'Suresh', 'Vijay']);
});

test('of those who are free stands first who lives nearest to the visit', () => {
  const place = (latitude: number) => ({
    ...{ name: { en: '', hi: '', mr: '' }, city: 'mumbai', latitude, longitude: 72.85 },
  });
  const areas = { '400076': place(19.12), '400053': place(19.13), '400001': place(18.93) };
  const karigars = [
    karigar(2, 'Anil', { homePincode: '400001' }),
    karigar(3, 'Ramesh'),
    karigar(6, 'Zubin'),
    karigar(7, 'Bala', { homePincode: '999999' }),
  ];
  const lanes = lanesOf({ karigars, visits: [visit(3, 720)] });
  expect(names(fitFor(lanes, visit(3, 720), areas))).toEqual(['Ramesh', 'Zubin', 'Anil', 'Bala']);
});

test('a name or an area finds lanes, also the area that somebody goes to', () => {
  const areaOf = (pincode: string) => (pincode === '400076' ? 'Powai' : 'Andheri');
  expect(names(searched(lanesOf(day), 'powai', areaOf))).toEqual(['Suresh', 'Ramesh']);
  expect(names(searched(lanesOf(day), 'anil', areaOf))).toEqual(['Anil']);
});

test('a place on the axis is the nearest slot of the city, and an hour has its place', () => {
  expect([at(420), at(1380), at(0)]).toEqual([0, 100, 0]);
  expect(slotAt(at(12 * 60) / 100, HOURLY_SLOTS)).toBe('12:00 PM');
  expect(slotAt(0, HOURLY_SLOTS)).toBe('09:00 AM');
  const pune = { firstMinute: 8 * 60, stepMinutes: 30, count: 24 };
  const grid = slotsOf({ grids: { mumbai: HOURLY_SLOTS, pune } }, { city: 'pune' });
  expect(slotAt(at(12 * 60 + 20) / 100, grid)).toBe('12:30 PM');
  expect(slotAt(0, grid)).toBe('08:00 AM');
});

test('after a visit of somebody was given away comes their next one that has not begun, in the end one from before', () => {
  const of = (
    bookingId: string,
    starts: number,
    status: 'assigned' | 'in_progress' = 'assigned',
  ) => ({
    ...{ ...visit(3, starts), bookingId, status },
  });
  const ill = [
    of('early', 480),
    of('given', 600),
    of('begun', 660, 'in_progress'),
    of('late', 720),
  ];
  const idOf = (visits: Day['visits'], given: string) => {
    const one = ill.find(({ bookingId }) => bookingId === given);
    return one && nextOfSame([...visits, visit(4, 700)], one)?.bookingId;
  };
  expect(idOf(ill, 'given')).toBe('late');
  expect(idOf(ill, 'late')).toBe('early');
  expect(idOf([of('given', 600), of('begun', 660, 'in_progress')], 'given')).toBeUndefined();
});
