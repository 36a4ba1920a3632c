import * as z from 'zod/mini';
import { operation } from '../operation.ts';

export const addPasskey = operation({
  name: 'addPasskey',
  audience: 'applicant',
  method: 'POST',
  path: '/api/passkeys',
  summary: 'Add the passkey that the browser has made: from now on it signs one in.',
  input: z.object({ response: z.record(z.string(), z.unknown()) }),
  output: z.object({ added: z.literal(true) }),
  refusals: { 'confirmation-needed': 403, 'passkey-refused': 403, 'too-many-passkeys': 409 },
});
