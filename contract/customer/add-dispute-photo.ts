import * as z from 'zod/mini';
import { bookingId } from '../fields/booking-id.ts';
import { profileImage } from '../fields/profile-image.ts';
import { madeId } from '../fields/visit-fields.ts';
import { operation } from '../operation.ts';
import { problem } from '../visit.ts';

export const addDisputePhoto = operation({
  name: 'addDisputePhoto',
  audience: 'customer',
  method: 'POST',
  path: '/api/bookings/:id/dispute/photos',
  summary:
    'Add a picture to the problem that one has raised, as long as it is open: drawn anew without its metadata, for oneself and operations only.',
  input: z.object({ id: bookingId, photoId: madeId, image: profileImage }),
  output: z.object({ problem }),
  refusals: {
    'booking-not-found': 404,
    'move-not-allowed': 409,
    'image-too-large': 400,
    'image-not-supported': 400,
    'image-unreadable': 400,
    'too-many-photos': 409,
    'action-reused': 409,
  },
});
