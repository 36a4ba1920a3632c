import * as z from 'zod/mini';
import { bookingId } from '../fields/booking-id.ts';
import { gatePass, gateRules } from '../fields/gate-pass.ts';
import { operation } from '../operation.ts';

export const readGatePass = operation({
  name: 'readGatePass',
  audience: 'customer',
  method: 'GET',
  path: '/api/bookings/:id/gate-pass',
  summary:
    'Read the passes that let in those who come for one’s own booking; one pass for each of them, as long as they are expected.',
  input: z.object({ id: bookingId }),
  output: z.object({
    passes: z.array(gatePass),
    /** The society of the address, if we know it. */
    gate: z.nullable(gateRules),
  }),
  refusals: { 'booking-not-found': 404, 'no-gate-pass': 409 },
});
