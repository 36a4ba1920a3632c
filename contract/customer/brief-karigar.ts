import * as z from 'zod/mini';
import { bookingId } from '../fields/booking-id.ts';
import { briefing, keptBriefing } from '../fields/briefing.ts';
import { operation } from '../operation.ts';

export const briefKarigar = operation({
  name: 'briefKarigar',
  audience: 'customer',
  method: 'PUT',
  path: '/api/bookings/:id/briefing',
  summary:
    'Tell the crew of a visit what to know beforehand: what is to be done, how they get in, and who is at home; until somebody sets out. All empty takes it back.',
  input: z.object({ id: bookingId, briefing }),
  output: z.object({ briefing: z.nullable(keptBriefing) }),
  refusals: { 'booking-not-found': 404, 'briefing-closed': 409 },
});
