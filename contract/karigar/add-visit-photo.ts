import * as z from 'zod/mini';
import { profileImage } from '../fields/profile-image.ts';
import { karigarAct, madeId } from '../fields/visit-fields.ts';
import { operation } from '../operation.ts';
import { PHOTO_KINDS } from '../visit.ts';
import { karigarVisit, MOVE_REFUSALS } from './karigar-visit.ts';

export const addVisitPhoto = operation({
  name: 'addVisitPhoto',
  audience: 'karigar',
  method: 'POST',
  path: '/api/karigar/visits/:id/photos',
  summary:
    'Add a picture of the place or the work: drawn anew without its metadata, for the two and operations only.',
  input: z.object({
    ...karigarAct,
    photoId: madeId,
    kind: z.enum(PHOTO_KINDS, 'photo-kind-invalid'),
    image: profileImage,
  }),
  output: z.object({ visit: karigarVisit }),
  refusals: {
    ...MOVE_REFUSALS,
    'image-too-large': 400,
    'image-not-supported': 400,
    'image-unreadable': 400,
    'too-many-photos': 409,
  },
});
