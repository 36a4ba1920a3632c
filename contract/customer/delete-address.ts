import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { addressId } from './saved-address.ts';

export const deleteAddress = operation({
  name: 'deleteAddress',
  audience: 'customer',
  method: 'DELETE',
  path: '/api/addresses/:id',
  summary: 'Delete a saved place of one’s own; bookings keep theirs. Twice is as good as once.',
  input: z.object({ id: addressId }),
  output: z.object({ deleted: z.literal(true) }),
  refusals: {},
});
