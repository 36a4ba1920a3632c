import * as z from 'zod/mini';
import { madeId, visitId } from '../fields/visit-fields.ts';
import { KARIGAR_SENTENCES } from '../live.ts';
import { operation } from '../operation.ts';
import { readTalk } from './read-talk.ts';

export const sayToCustomer = operation({
  name: 'sayToCustomer',
  audience: 'karigar',
  method: 'POST',
  path: '/api/karigar/visits/:id/sentences',
  summary: 'Say one of the fixed sentences to the customer, who reads it in their own language.',
  input: z.object({
    id: visitId,
    /** Made by the app, so that a sentence sent twice is said once. */
    sentenceId: madeId,
    sentence: z.enum(KARIGAR_SENTENCES, 'sentence-unknown'),
  }),
  output: readTalk.output,
  refusals: {
    'visit-not-found': 404,
    'nobody-to-tell': 409,
    'action-reused': 409,
    'too-many-requests': 429,
  },
});
