import * as z from 'zod/mini';
import { bookingFilter } from '../bookings-listed.ts';
import { reasonText } from '../fields/application.ts';
import { operation } from '../operation.ts';

export const exportBookings = operation({
  name: 'exportBookings',
  audience: 'ops',
  method: 'POST',
  path: '/api/ops/bookings/exports',
  summary:
    'The same list as a CSV file for a reason, five thousand bookings at most: whose bookings are in it is written down for each of them.',
  input: z.object({ ...bookingFilter, why: reasonText }),
  output: z.object({ csv: z.string(), bookingIds: z.array(z.string()) }),
  reveals: [{ what: 'booking', whose: 'booking', at: 'output.bookingIds' }],
  refusals: { 'days-invalid': 400, 'too-many-rows': 409 },
});
