import * as z from 'zod/mini';
import { operation } from '../operation.ts';

export const askPasskey = operation({
  name: 'askPasskey',
  audience: 'public',
  method: 'POST',
  path: '/api/staff/second-factor/challenge',
  summary: 'What the browser shows a passkey with, good once and for five minutes.',
  input: z.object({}),
  output: z.object({ passkey: z.record(z.string(), z.unknown()) }),
  refusals: { 'staff-session-missing': 401, 'no-passkey': 409 },
});
