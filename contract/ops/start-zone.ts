import * as z from 'zod/mini';
import { reasonText } from '../fields/application.ts';
import { madeId } from '../fields/visit-fields.ts';
import { operation } from '../operation.ts';
import { zoneMessage, zoneWish } from './zone.ts';

export const startZone = operation({
  name: 'startZone',
  audience: 'ops',
  method: 'POST',
  path: '/api/ops/zones',
  summary:
    'For visits promised between two moments at these pincodes, or in the whole city, nobody pays for being late, moving, cancelling or not being there, either way; new bookings need more notice or are closed. It ends by itself. Customers and Karigars with visits there are told once.',
  input: z.object({ id: madeId, ...zoneWish, message: zoneMessage, why: reasonText }),
  output: z.object({ id: z.string(), version: z.number() }),
  reveals: [],
  refusals: {
    'city-unknown': 404,
    'outside-served-area': 409,
    /** It ends before it begins, is over, begins too long ago, or lasts too long. */
    'zone-hours-invalid': 409,
    'zone-id-reused': 409,
  },
});
