import * as z from 'zod/mini';
import { visitId } from '../fields/visit-fields.ts';
import { operation } from '../operation.ts';

export const takeCustomerAgain = operation({
  name: 'takeCustomerAgain',
  audience: 'karigar',
  method: 'DELETE',
  path: '/api/karigar/visits/:id/refusal',
  summary:
    'Be asked for visits of this visit’s customer again. A parting for safety stays. Sent again it answers the same.',
  input: z.object({ id: visitId }),
  output: z.object({}),
  refusals: { 'visit-not-found': 404 },
});
