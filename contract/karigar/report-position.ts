import * as z from 'zod/mini';
import { bookingId } from '../fields/booking-id.ts';
import { position } from '../fields/visit-fields.ts';
import { operation } from '../operation.ts';

export const reportPosition = operation({
  name: 'reportPosition',
  audience: 'karigar',
  method: 'POST',
  path: '/api/karigar/visits/:id/position',
  summary:
    'Report where the Karigar is, while they travel to this visit and at no other time: kept as the one last position, never as a trace, and gone on arrival or when somebody else goes. The answer says after how many seconds the next one is wanted; `not-travelling` means to stop.',
  input: z.object({
    id: bookingId,
    ...position.shape,
    /** When the telephone was there; a position that waited in a lift for its network is old news. */
    happenedAt: z.iso.datetime({ offset: true, error: 'happened-at-invalid' }),
  }),
  output: z.object({
    /** Whether it could be believed and was needed. */
    kept: z.boolean(),
    nextAfterSeconds: z.number(),
  }),
  refusals: { 'visit-not-found': 404, 'not-travelling': 409 },
});
