import * as z from 'zod/mini';
import { reasonText } from '../fields/application.ts';
import { operation } from '../operation.ts';
import { reschedulingRefusals, reschedulingWish } from '../rescheduling.ts';

export const rescheduleForCustomer = operation({
  name: 'rescheduleForCustomer',
  audience: 'ops',
  method: 'POST',
  path: '/api/ops/bookings/:id/rescheduling',
  summary:
    'Move a booking, or one visit of several, for a customer who has called; what cancelling will cost at least from now on is said to them first.',
  input: z.object({ ...reschedulingWish, why: reasonText }),
  output: z.object({ outcome: z.enum(['moved', 'was-there']) }),
  reveals: [],
  refusals: reschedulingRefusals,
});
