import * as z from 'zod/mini';
import { visitId } from '../fields/visit-fields.ts';
import { operation } from '../operation.ts';
import { karigarVisit } from './karigar-visit.ts';

export const readVisit = operation({
  name: 'readVisit',
  audience: 'karigar',
  method: 'GET',
  path: '/api/karigar/visits/:id',
  summary: 'Everything about one visit of one’s own, with what may be done now.',
  input: z.object({ id: visitId }),
  output: z.object({ visit: karigarVisit }),
  refusals: { 'visit-not-found': 404 },
});
