import * as z from 'zod/mini';
import { operation } from '../operation.ts';

export const beginPasskey = operation({
  name: 'beginPasskey',
  audience: 'applicant',
  method: 'POST',
  path: '/api/passkeys/challenge',
  summary:
    'What the browser makes a passkey with, for whoever has shown within ten minutes who they are.',
  input: z.object({}),
  output: z.object({ passkey: z.record(z.string(), z.unknown()) }),
  refusals: { 'confirmation-needed': 403 },
});
