import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { ownProfile } from './own-profile.ts';

export const removeProfileImage = operation({
  name: 'removeProfileImage',
  audience: 'customer',
  method: 'DELETE',
  path: '/api/profile/image',
  summary: 'Remove one’s picture at once. Removing twice is as good as once.',
  input: z.object({}),
  output: ownProfile,
  refusals: {},
});
