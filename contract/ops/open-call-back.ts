import * as z from 'zod/mini';
import { reasonText } from '../fields/application.ts';
import { operation } from '../operation.ts';

export const openCallBack = operation({
  name: 'openCallBack',
  audience: 'ops',
  method: 'POST',
  path: '/api/ops/call-backs/:id/contact',
  summary:
    'The number of somebody who has asked to be called, for a reason that is written down with who asked.',
  input: z.object({
    id: z.string().check(z.uuid('call-back-not-found'), z.toLowerCase()),
    why: reasonText,
  }),
  output: z.object({ mobile: z.string() }),
  reveals: [{ what: 'contact', whose: 'call-back', at: 'input.id' }],
  refusals: { 'call-back-not-found': 404 },
});
