import * as z from 'zod/mini';
import { operation } from '../operation.ts';

export const leavePlatform = operation({
  name: 'leavePlatform',
  audience: 'karigar',
  method: 'POST',
  path: '/api/karigar/exit',
  summary:
    'Stop working with us, at once and without a reason. Visits not begun go to others; what the Karigar is owed is paid with the next batch.',
  input: z.object({}),
  output: z.object({ left: z.literal(true), owedPaise: z.number() }),
  refusals: { 'not-on-roster': 409, 'visit-under-way': 409 },
});
