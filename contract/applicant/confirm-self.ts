import * as z from 'zod/mini';
import { PROOF_REFUSALS, proofOfSelf } from '../fields/proof-of-self.ts';
import { operation } from '../operation.ts';

export const confirmSelf = operation({
  name: 'confirmSelf',
  audience: 'applicant',
  method: 'POST',
  path: '/api/profile/confirmation',
  summary:
    'Show by password or code that it is oneself who sits there; for ten minutes nothing asks for it again.',
  input: proofOfSelf,
  output: z.object({ confirmed: z.literal(true) }),
  refusals: PROOF_REFUSALS,
});
