import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { addressId, addressLabel } from './saved-address.ts';

export const renameAddress = operation({
  name: 'renameAddress',
  audience: 'customer',
  method: 'POST',
  path: '/api/addresses/:id/label',
  summary: 'Call a saved place of one’s own home, work or something else.',
  input: z.object({ id: addressId, label: addressLabel }),
  output: z.object({ renamed: z.literal(true) }),
  refusals: { 'address-not-found': 404 },
});
