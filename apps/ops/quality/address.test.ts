import { expect, test } from 'vitest';
import { addressFor, placeIn } from './address.ts';

const TODAY = '2026-11-23';
const FIRST = { days: '28', until: TODAY, service: '' } as const;

test.each([
  ['/quality', FIRST, undefined],
  ['/quality?days=7&until=2026-11-01&service=4', { days: '7', until: '2026-11-01', service: '4' }],
  ['/quality?rows=visits&ward=K%2FW&hour=9', FIRST, { rows: 'visits', ward: 'K/W', hour: 9 }],
  [
    '/quality?service=4&rows=late&serviceId=7',
    { ...FIRST, service: '4' },
    { rows: 'late', serviceId: 7 },
  ],
  ['/quality?rows=cancelled&reason=safety', FIRST, { rows: 'cancelled', reason: 'safety' }],
  ['/quality?rows=refused&reason=too-soon', FIRST, { rows: 'refused', reason: 'too-soon' }],
] as const)(
  '%s is the address of what it shows, and shows it again',
  (address, filter, wanted = undefined) => {
    expect(addressFor(filter, wanted, TODAY)).toBe(address);
    expect(placeIn(address.slice('/quality'.length), TODAY)).toEqual({ filter, wanted });
  },
);

test.each(['?days=9&until=12026-01-01&service=x', '?rows=everything', '?rows=late&hour=noon'])(
  '%s names nothing that there is: the room is as at first',
  (search) => {
    expect(placeIn(search, TODAY)).toEqual({ filter: FIRST, wanted: undefined });
  },
);
