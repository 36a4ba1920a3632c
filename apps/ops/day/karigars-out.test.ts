import { expect, test } from 'vitest';
import type { DayKarigar, DayVisit } from './day-of.ts';
import { karigarsOut, nearestTo, standsAt } from './karigars-out.ts';
import type { SeenAt } from './use-positions.ts';

const NOW = Date.parse('2026-12-01T12:00:00+05:30');
const AT = { minute: 720, now: NOW };
const areas = {
  '400076': { name: { en: 'Powai', hi: 'Powai', mr: 'Powai' }, city: 'mumbai', ...spot(19.12) },
};
function spot(latitude: number) {
  return { latitude, longitude: 72.9 };
}
const karigars = [1, 2, 3, 4].map(
  (id): DayKarigar => ({
    ...{ id, name: `Karigar ${id}`, homePincode: '400076', serviceIds: [1], answers: true },
    duties: [{ from: 540, until: 1260 }],
  }),
);
const visit = (karigarId: number, more: Partial<DayVisit>): DayVisit => ({
  ...{
    id: `visit ${karigarId}`,
    bookingId: `visit ${karigarId}`,
    reference: 'AGN-1',
    serviceId: 1,
  },
  ...{ serviceName: 'Plumbing', category: 'daily', pincode: '400076', city: 'mumbai', karigarId },
  ...{
    status: 'dispatched',
    leads: true,
    hasOtherDays: false,
    trouble: null,
    leaves: 690,
    starts: 720,
    ends: 780,
  },
  ...more,
});
const seen = (karigarId: number, minutesAgo: number): SeenAt => ({
  ...{ bookingId: `visit ${karigarId}`, karigarId, ...spot(19.08), at: NOW - minutesAgo * 60_000 },
  ...{ arrivesFrom: '2026-12-01T12:10:00+05:30', arrivesUntil: '2026-12-01T12:20:00+05:30' },
  late: false,
});
const out = (visits: DayVisit[], positions: SeenAt[] = [], at = AT) =>
  karigarsOut({ karigars, visits, areas }, positions, at);
const looksOf = (...given: Parameters<typeof out>) =>
  out(...given).map(({ karigarId, look }) => [karigarId, look]);

test('N02: the map shows those on the way and at work, trouble first and then the oldest position', () => {
  const visits = [
    visit(1, {}),
    visit(2, {}),
    visit(3, { status: 'in_progress' }),
    visit(4, { trouble: 'runs-late' }),
  ];
  expect(looksOf(visits, [seen(1, 0), seen(2, 3), seen(4, 0)])).toEqual([
    [4, 'risk'],
    [2, 'old'],
    [1, 'way'],
    [3, 'work'],
  ]);
  expect(looksOf([visit(1, { trouble: 'karigar-silent' })])).toEqual([[1, 'harm']]);
});

test('somebody on the way of whom no position is known is listed, and stands nowhere on the map', () => {
  const [one] = out([visit(1, {})]);
  expect(one).toMatchObject({ look: 'unseen', seenAt: undefined, place: undefined });
});

test('N02: the way leads from where they were seen to the visit, with its expected arrival, and ends at the door', () => {
  const [one] = out([visit(1, {})], [seen(1, 0)]);
  expect(one?.door).not.toEqual(one?.place);
  expect(one?.arrival).toEqual({
    ...{ from: '2026-12-01T12:10:00+05:30', until: '2026-12-01T12:20:00+05:30', late: false },
  });
  const [inside] = out([visit(1, { status: 'arrived' })], [seen(1, 0)]);
  expect(inside).toMatchObject({ door: undefined, arrival: undefined });
});

test('a position of another visit or of whoever came before is nobody else’s', () => {
  expect(looksOf([visit(1, {})], [{ ...seen(1, 0), bookingId: 'another' }])).toEqual([
    [1, 'unseen'],
  ]);
  expect(looksOf([visit(2, {})], [{ ...seen(1, 0), bookingId: 'visit 2' }])).toEqual([
    [2, 'unseen'],
  ]);
});

test('nobody is shown before setting out, after the end, or for time that is held without leading', () => {
  const over = ['assigned', 'completed', 'cancelled'] as const;
  expect(out(over.map((status, at) => visit(at, { status })))).toEqual([]);
  expect(out([visit(1, { leads: false })])).toEqual([]);
});

test('an event of several days shows its Karigar on the days and not between them', () => {
  const day = {
    status: 'in_progress',
    category: 'event',
    bookingId: 'event',
    hasOtherDays: true,
    leaves: 690,
  } as const;
  const later = visit(1, day);
  const position = { ...seen(1, 0), bookingId: 'event' };
  expect(looksOf([later], [], { ...AT, minute: 700 })).toEqual([]);
  expect(looksOf([later], [position], { ...AT, minute: 700 })).toEqual([[1, 'way']]);
  expect(looksOf([later], [], { ...AT, minute: 750 })).toEqual([[1, 'work']]);
  expect(looksOf([later], [], { ...AT, minute: 900 })).toEqual([]);
});

test('work of one day goes on past its planned end, whatever it is called', () => {
  for (const category of ['daily', 'religious@2', 'pest-control']) {
    const long = visit(1, { status: 'in_progress', category });
    expect(looksOf([long], [], { ...AT, minute: 900 })).toEqual([[1, 'work']]);
  }
});

test('those at work in one pincode stand side by side, and a press finds the one that is meant', () => {
  const [first, second] = out([
    visit(1, { status: 'arrived' }),
    visit(2, { status: 'arrived', starts: 721 }),
  ]);
  if (!first || !second) throw new Error('Somebody is missing.');
  const [x, y] = standsAt(second, 50) ?? [0, 0];
  expect(standsAt(first, 50)).not.toEqual([x, y]);
  const within = { gap: 50, reach: 20 };
  expect(nearestTo([first, second], [x + 5, y], within)?.karigarId).toBe(2);
  expect(nearestTo([first, second], [x + 500, y], within)).toBeUndefined();
});
