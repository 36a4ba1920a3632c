import * as z from 'zod/mini';
import { PROOF_REFUSALS, proofOfSelf } from '../fields/proof-of-self.ts';
import { operation } from '../operation.ts';

/** `bookings-ahead` carries `count`. Afterwards nobody is signed in, and the same request answers 401. */
export const deleteAccount = operation({
  name: 'deleteAccount',
  audience: 'customer',
  method: 'POST',
  path: '/api/profile/deletion',
  summary: 'Erase one’s own account at once; of bookings stays what the law on accounts asks for.',
  input: proofOfSelf,
  output: z.object({ deleted: z.literal(true) }),
  refusals: {
    ...PROOF_REFUSALS,
    'bookings-ahead': 409,
    'money-under-way': 409,
    'account-of-staff': 409,
  },
});
