import * as z from 'zod/mini';
import { madeId } from '../fields/visit-fields.ts';
import { operation } from '../operation.ts';
import { bookingFreeze } from './booking-freeze.ts';

export const liftBookingFreeze = operation({
  name: 'liftBookingFreeze',
  audience: 'ops',
  method: 'POST',
  path: '/api/ops/booking-freezes/:id/lifting',
  summary:
    'Cash bookings are open to everybody again; for an hour nothing pauses them by itself. Lifted twice it is lifted once.',
  input: z.object({ id: madeId }),
  output: z.object({ freeze: bookingFreeze }),
  reveals: [],
  refusals: { 'booking-freeze-not-found': 404 },
});
