import * as z from 'zod/mini';
import { profileImage } from '../fields/profile-image.ts';
import { operation } from '../operation.ts';
import { ownProfile } from './own-profile.ts';

export const updateProfileImage = operation({
  name: 'updateProfileImage',
  audience: 'customer',
  method: 'PUT',
  path: '/api/profile/image',
  summary: 'Change one’s picture at once: a JPEG, PNG or WebP of at most 1 MB, as a data-URL.',
  input: z.object({ profileImage }),
  output: ownProfile,
  refusals: {
    'image-too-large': 400,
    'image-not-supported': 400,
    'image-unreadable': 400,
    'too-many-requests': 429,
  },
});
