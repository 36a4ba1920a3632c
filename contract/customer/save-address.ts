import * as z from 'zod/mini';
import { address } from '../fields/address.ts';
import { operation } from '../operation.ts';
import { addressLabel } from './saved-address.ts';

/** How many places one person can save. */
export const MOST_ADDRESSES = 20;

export const saveAddress = operation({
  name: 'saveAddress',
  audience: 'customer',
  method: 'POST',
  path: '/api/addresses',
  summary: 'Save a place for later bookings. One that is saved already stays as it is.',
  input: z.object({ label: addressLabel, address }),
  output: z.object({ saved: z.literal(true) }),
  refusals: { 'too-many-addresses': 409 },
});
