import * as z from 'zod/mini';
import { bookingId } from '../fields/booking-id.ts';
import { operation } from '../operation.ts';
import { liveVisit } from './live-visit.ts';

export const readLiveVisit = operation({
  name: 'readLiveVisit',
  audience: 'customer',
  method: 'GET',
  path: '/api/bookings/:id/visit',
  summary:
    'The visit of one’s own booking as it stands: who comes, where they are while they travel, when they will be there, the start code, what is done and what it costs.',
  input: z.object({ id: bookingId }),
  output: z.object({ visit: liveVisit }),
  refusals: { 'booking-not-found': 404 },
});
