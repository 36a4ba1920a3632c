import { expect, test } from 'vitest';
import { type Columns, toColumns } from '#contract/columns.ts';
import type { OutputOf } from '#contract/operation.ts';
import type { readDay } from '#contract/ops/read-day.ts';
import { dayOf } from './day-of.ts';

type Answer = OutputOf<typeof readDay>;

const held = (id: string, karigarId: number, starts: number) => ({
  ...{ id, bookingId: null, reference: `AGN-${id}`, service: 0, pincode: '400076' },
  ...{ status: 'assigned' as const, karigarId, leads: true, hasOtherDays: false, trouble: null },
  ...{ leaves: starts - 30, starts, ends: starts + 60 },
});
const names = Object.keys(held('', 0, 0)) as (keyof ReturnType<typeof held>)[];
const columns = (rows: ReturnType<typeof held>[]) =>
  toColumns(rows, names) as Columns<never> as unknown as Answer['visits'];
const powai = { name: { en: 'Powai', hi: 'पवई', mr: 'पवई' }, city: 'mumbai' };
const whole: Answer = {
  ...{ date: '2026-12-03', mark: 'a 1', whole: true, gone: [], grids: {} },
  roster: {
    karigars: {
      ...{ id: [3, 4], name: ['Anil', 'Vijay'], homePincode: ['400053', '400076'] },
      ...{ skills: [1, 0], duties: [0, 0], answers: [true, false] },
    },
    skills: [[1], [1, 3]],
    duties: [[{ from: 540, until: 1260 }]],
  },
  visits: columns([held('v1', 3, 600), held('v2', 4, 720)]),
  services: [{ id: 3, name: 'Plumbing', category: 'daily' }],
  areas: { '400076': { ...powai, latitude: 19.12, longitude: 72.9 } },
  counts: {} as Answer['counts'],
};

test('columns become the Karigars and visits of the day, with their skills, hours, service and city', () => {
  const { karigars, visits } = dayOf(whole, undefined);
  expect(karigars[0]).toMatchObject({ name: 'Anil', serviceIds: [1, 3] });
  expect(karigars[1]).toMatchObject({ duties: [{ from: 540, until: 1260 }], answers: false });
  expect(visits[1]).toMatchObject({ bookingId: 'v2', serviceName: 'Plumbing', city: 'mumbai' });
});

test('of what has changed since, one visit is another Karigar’s, and the rest of the day stays', () => {
  const before = dayOf(whole, undefined);
  const gone = [{ id: 'v2', karigarId: 4 }];
  const moved = columns([held('v2', 3, 540)]);
  const changes = { whole: false, roster: null, areas: null, gone, visits: moved };
  const after = dayOf({ ...whole, ...changes }, before);
  expect(after.visits[0]).toMatchObject({ id: 'v2', city: 'mumbai' });
  expect(after.visits.map(({ id, karigarId }) => [id, karigarId])).toEqual([
    ['v2', 3],
    ['v1', 3],
  ]);
  expect(after.karigars).toBe(before.karigars);
});

test('an answer without a change leaves everything as it is, so that nothing is drawn anew', () => {
  const before = dayOf(whole, undefined);
  const nothing = { whole: false, roster: null, areas: null, visits: columns([]) };
  const same = dayOf({ ...whole, ...nothing }, before);
  expect(same.areas).toBe(before.areas);
  expect(same.visits).toBe(before.visits);
  expect(same.karigars).toBe(before.karigars);
});
