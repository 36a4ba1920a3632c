import * as z from 'zod/mini';
import { password } from '../fields/password.ts';
import { PROOF_REFUSALS, proofOfSelf } from '../fields/proof-of-self.ts';
import { operation } from '../operation.ts';

/** A person who has a password shows it; one who has none yet shows a code, and has a password from now on. */
export const changePassword = operation({
  name: 'changePassword',
  audience: 'customer',
  method: 'POST',
  path: '/api/profile/password',
  summary:
    'Choose another password; every other browser is signed out, and the owner is told by mail.',
  input: z.extend(proofOfSelf, { newPassword: password }),
  output: z.object({ changed: z.literal(true), sessionsEnded: z.number() }),
  refusals: { ...PROOF_REFUSALS, 'weak-password': 400, 'leaked-password': 400 },
});
