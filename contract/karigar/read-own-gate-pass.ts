import * as z from 'zod/mini';
import { bookingId } from '../fields/booking-id.ts';
import { gatePass, gateRules } from '../fields/gate-pass.ts';
import { operation } from '../operation.ts';

export const readOwnGatePass = operation({
  name: 'readOwnGatePass',
  audience: 'karigar',
  method: 'GET',
  path: '/api/karigar/visits/:id/gate-pass',
  summary:
    'Read the pass that lets a Karigar in at the gate for a visit of theirs; nobody else’s pass is shown.',
  input: z.object({ id: bookingId }),
  output: z.object({
    pass: gatePass,
    /** The society of the address, if we know it. */
    gate: z.nullable(gateRules),
  }),
  refusals: { 'visit-not-found': 404, 'no-gate-pass': 409 },
});
