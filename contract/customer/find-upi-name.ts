import * as z from 'zod/mini';
import { upiId } from '../fields/upi-id.ts';
import { operation } from '../operation.ts';

export const findUpiName = operation({
  name: 'findUpiName',
  audience: 'customer',
  method: 'POST',
  path: '/api/credit/upi-ids',
  summary:
    'Whose UPI id it is, as its bank says, before money is paid there. `name` is null where nobody can be asked.',
  input: z.object({ upiId }),
  output: z.object({
    destinationId: z.string(),
    upiId: z.string(),
    name: z.nullable(z.string()),
  }),
  refusals: { 'upi-id-unknown': 409, 'upi-name-unavailable': 502, 'too-many-requests': 429 },
});
