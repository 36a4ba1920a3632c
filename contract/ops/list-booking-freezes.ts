import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { bookingFreeze } from './booking-freeze.ts';

export const listBookingFreezes = operation({
  name: 'listBookingFreezes',
  audience: 'ops',
  method: 'GET',
  path: '/api/ops/booking-freezes',
  summary: 'When cash bookings by new accounts were paused and by whom, the latest first.',
  input: z.object({}),
  output: z.object({ freezes: z.array(bookingFreeze) }),
  reveals: [],
  refusals: {},
});
