import { expect, test } from 'vitest';
import { addressOf, filterToSave, type Wanted, wantedIn } from './address.ts';

const TODAY = '2026-11-23';
const FIRST: Wanted = {
  ...{ from: TODAY, until: '2026-11-29', status: '', serviceId: '', pincode: '', money: '' },
};

test.each<[string, Wanted]>([
  ['/bookings', FIRST],
  ['/bookings?status=pending&pincode=400069', { ...FIRST, status: 'pending', pincode: '400069' }],
  [
    '/bookings?from=2026-11-01&until=2026-11-02&serviceId=4&money=due',
    { ...FIRST, from: '2026-11-01', until: '2026-11-02', serviceId: '4', money: 'due' },
  ],
])('%s is the address of what it shows, and shows it again', (address, wanted) => {
  expect(addressOf(wanted, TODAY)).toBe(address);
  expect(wantedIn(address.slice('/bookings'.length), TODAY)).toEqual(wanted);
});

test('a saved view counts its days from the day on which it is opened', () => {
  const week: Wanted = { ...FIRST, from: '2026-11-16', until: '2026-11-22', money: 'due' };
  const filter = filterToSave(week, TODAY);
  expect(filter).toBe('days=-7.-1&money=due');
  expect(wantedIn(filter, TODAY)).toEqual(week);
  expect(wantedIn(filter, '2026-12-01')).toMatchObject({ from: '2026-11-24', until: '2026-11-30' });
});

test.each([
  '?from=12026-01-01&days=x',
  '?status=everything&money=none',
  '?serviceId=x&pincode=SW1',
])('%s names nothing that there is: the list is as at first', (search) => {
  expect(wantedIn(search, TODAY)).toEqual(FIRST);
});
