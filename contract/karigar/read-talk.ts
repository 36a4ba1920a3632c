import * as z from 'zod/mini';
import { visitId } from '../fields/visit-fields.ts';
import { saidSentence } from '../live.ts';
import { operation } from '../operation.ts';

export const readTalk = operation({
  name: 'readTalk',
  audience: 'karigar',
  method: 'GET',
  path: '/api/karigar/visits/:id/sentences',
  summary: 'Read what the two of a visit have said to each other, newest last.',
  input: z.object({ id: visitId }),
  output: z.object({ said: z.array(saidSentence), maySay: z.boolean() }),
  refusals: { 'visit-not-found': 404 },
});
