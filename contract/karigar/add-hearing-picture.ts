import * as z from 'zod/mini';
import { HEARING_PLACES } from '../enclosure.ts';
import { profileImage } from '../fields/profile-image.ts';
import { karigarAct, madeId } from '../fields/visit-fields.ts';
import { operation } from '../operation.ts';
import { karigarVisit, MOVE_REFUSALS } from './karigar-visit.ts';

export const addHearingPicture = operation({
  name: 'addHearingPicture',
  audience: 'karigar',
  method: 'POST',
  path: '/api/karigar/visits/:id/hearing-pictures',
  summary:
    'Show a picture beside your answer to a complaint, or beside your appeal before it is sent: drawn anew without its metadata, for you and operations only.',
  input: z.object({
    ...karigarAct,
    pictureId: madeId,
    beside: z.enum(HEARING_PLACES, 'beside-invalid'),
    image: profileImage,
  }),
  output: z.object({ visit: karigarVisit }),
  refusals: {
    ...MOVE_REFUSALS,
    'nothing-to-appeal': 409,
    'appeal-too-late': 409,
    'image-too-large': 400,
    'image-not-supported': 400,
    'image-unreadable': 400,
    'too-many-photos': 409,
  },
});
