import { expect, test } from 'vitest';
import { NOW } from '#testing/now.ts';
import { listBookings } from './bookings.ts';

const nobody = '01936f00-0000-7000-8000-000000000001';
const at = { now: NOW, paymentProvider: 'sandbox' } as const;
const closed = {
  query: () => {
    throw new Error('The database was asked');
  },
};

test.each([
  '',
  'somewhere',
  '1.2.3',
  `-1.${nobody}`,
  `1e9.${nobody}`,
  `1.${'-'.repeat(36)}`,
  `1.${nobody}'`,
])('%j is no place in the list, and the database is not asked about it', async (after) => {
  const outcome = await listBookings(closed, nobody, { after }, at);
  expect(outcome).toEqual({ ok: false, refusal: { code: 'cursor-invalid' } });
});
