import * as z from 'zod/mini';
import { enclosure } from '../enclosure.ts';
import { bookingId } from '../fields/booking-id.ts';
import { madeId } from '../fields/visit-fields.ts';
import { operation } from '../operation.ts';

export const removeEnclosure = operation({
  name: 'removeEnclosure',
  audience: 'customer',
  method: 'DELETE',
  path: '/api/bookings/:id/briefing/enclosures/:enclosureId',
  summary:
    'Take a picture or a voice note back from what the crew should know, until somebody sets out. One that is gone already is no trouble.',
  input: z.object({ id: bookingId, enclosureId: madeId }),
  output: z.object({ enclosures: z.array(enclosure) }),
  refusals: { 'booking-not-found': 404, 'briefing-closed': 409 },
});
