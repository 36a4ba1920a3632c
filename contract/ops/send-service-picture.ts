import * as z from 'zod/mini';
import { servicePictureFile } from '../fields/service-picture.ts';
import { operation } from '../operation.ts';

/** Nobody sees it before a draft names it, and no customer before that is published. */
export const sendServicePicture = operation({
  name: 'sendServicePicture',
  audience: 'ops',
  method: 'POST',
  path: '/api/ops/catalogue/pictures',
  summary:
    'Send a picture of a service: a JPEG, PNG or WebP of at least 960 × 720 and at most 4 MB, as a data-URL. The same picture has the same hash.',
  input: z.object({ image: servicePictureFile }),
  output: z.object({ hash: z.string() }),
  reveals: [],
  refusals: {
    'picture-too-large': 400,
    'picture-too-small': 400,
    'image-not-supported': 400,
    'image-unreadable': 400,
    'too-many-requests': 429,
  },
});
