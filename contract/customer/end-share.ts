import * as z from 'zod/mini';
import { bookingId } from '../fields/booking-id.ts';
import { madeId } from '../fields/visit-fields.ts';
import { operation } from '../operation.ts';

export const endShare = operation({
  name: 'endShare',
  audience: 'customer',
  method: 'DELETE',
  path: '/api/bookings/:id/shares/:shareId',
  summary: 'Take a shared link back: whoever has it open sees nothing more.',
  input: z.object({ id: bookingId, shareId: madeId }),
  output: z.object({ ended: z.literal(true) }),
  refusals: { 'booking-not-found': 404 },
});
