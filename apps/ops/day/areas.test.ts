import { expect, test } from 'vitest';
import { areasNow } from './areas.ts';
import type { DayKarigar, DayVisit } from './day-of.ts';

const karigar = (id: number, homePincode: string): DayKarigar => ({
  ...{ id, name: `Karigar ${id}`, homePincode, serviceIds: [1], answers: true },
  duties: [{ from: 540, until: 1260 }],
});
const visit = (id: string, karigarId: number, more: Partial<DayVisit> = {}): DayVisit => ({
  ...{ id, bookingId: id, reference: id, serviceId: 1, serviceName: 'Plumbing' },
  ...{ category: 'daily', pincode: '400076', city: 'mumbai', status: 'assigned', karigarId },
  ...{ leads: true, hasOtherDays: false, trouble: null, leaves: 690, starts: 720, ends: 780 },
  ...more,
});
const day = {
  karigars: [karigar(1, '400053'), karigar(2, '400053'), karigar(3, '400076')],
  visits: [
    visit('crew', 1),
    visit('crew', 2, { leads: false }),
    visit('over', 3, { status: 'completed', leaves: 500, starts: 540, ends: 600 }),
    visit('late', 3, { trouble: 'runs-late', leaves: 900, starts: 930, ends: 990 }),
  ],
};

test('N02: an area has each visit once, what is to do, and who is free there at that minute', () => {
  const [powai, andheri] = areasNow(day, 730);
  expect(powai).toMatchObject({ pincode: '400076', toDo: 2, trouble: 1, harm: 0, free: 1 });
  expect(powai?.visits.map(({ id }) => id)).toEqual(['late', 'crew', 'over']);
  expect(andheri).toBeUndefined();
  // Both are back home by then, and the third is on the way.
  const later = areasNow(day, 910);
  expect(later.map(({ pincode, free }) => [pincode, free])).toEqual([
    ['400076', 0],
    ['400053', 2],
  ]);
});

test('an area with trouble stands before one with more to do, and one with harm before both', () => {
  const at = (pincode: string, id: string, more: Partial<DayVisit>) =>
    visit(id, 1, { pincode, ...more });
  const visits = [
    at('400001', 'a', {}),
    at('400001', 'b', {}),
    at('400002', 'c', { trouble: 'runs-late' }),
    at('400003', 'd', { trouble: 'safety-exit' }),
  ];
  const found = areasNow({ karigars: [], visits }, 730).map(({ pincode }) => pincode);
  expect(found).toEqual(['400003', '400002', '400001']);
});

test('nobody is free outside the hours of work', () => {
  expect(areasNow({ karigars: day.karigars, visits: [] }, 500)).toEqual([]);
});
