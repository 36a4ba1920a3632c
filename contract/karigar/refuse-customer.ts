import * as z from 'zod/mini';
import { visitId } from '../fields/visit-fields.ts';
import { operation } from '../operation.ts';
import { REFUSE_REASONS } from '../refuse-reasons.ts';

/** `visit-not-over`: a visit that is still to be served is given back, broken off or left for safety. */
export const refuseCustomer = operation({
  name: 'refuseCustomer',
  audience: 'karigar',
  method: 'POST',
  path: '/api/karigar/visits/:id/refusal',
  summary:
    'Never be sent to the customer of this visit again. Their visits ahead go to others; the customer is not told. Sent again it answers the same.',
  input: z.object({ id: visitId, reason: z.enum(REFUSE_REASONS, 'refuse-reason-invalid') }),
  output: z.object({}),
  refusals: { 'visit-not-found': 404, 'visit-not-over': 409 },
});
