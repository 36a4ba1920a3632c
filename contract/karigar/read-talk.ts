import * as z from 'zod/mini';
import { visitId } from '../fields/visit-fields.ts';
import { saidSentence } from '../live.ts';
import { operation } from '../operation.ts';

export const readTalk = operation({
  name: 'readTalk',
  audience: 'karigar',
  method: 'GET',
  path: '/api/karigar/visits/:id/sentences',
  summary:
    'Read what the customer of a visit and those who come have said to each other, newest last.',
  input: z.object({ id: visitId }),
  output: z.object({
    /** `own`: said by whoever reads it, while another of their crew may have said the next. */
    said: z.array(z.extend(saidSentence, { own: z.optional(z.boolean()) })),
    maySay: z.boolean(),
  }),
  refusals: { 'visit-not-found': 404 },
});
