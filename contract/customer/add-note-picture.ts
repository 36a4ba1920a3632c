import * as z from 'zod/mini';
import { enclosure } from '../enclosure.ts';
import { bookingId } from '../fields/booking-id.ts';
import { profileImage } from '../fields/profile-image.ts';
import { madeId } from '../fields/visit-fields.ts';
import { operation } from '../operation.ts';

export const addNotePicture = operation({
  name: 'addNotePicture',
  audience: 'customer',
  method: 'POST',
  path: '/api/bookings/:id/briefing/pictures',
  summary:
    'Add a picture to what the crew of a visit should know, until somebody sets out: drawn anew without its metadata, for those who are asked to come and those who come.',
  input: z.object({ id: bookingId, pictureId: madeId, image: profileImage }),
  output: z.object({ enclosures: z.array(enclosure) }),
  refusals: {
    'booking-not-found': 404,
    'briefing-closed': 409,
    'image-too-large': 400,
    'image-not-supported': 400,
    'image-unreadable': 400,
    'too-many-enclosures': 409,
    'action-reused': 409,
    'too-many-requests': 429,
  },
});
