import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { ownProfile } from './own-profile.ts';

export const readProfile = operation({
  name: 'readProfile',
  audience: 'customer',
  method: 'GET',
  path: '/api/profile',
  summary: 'One’s own profile, and how long until it may be edited again.',
  input: z.object({}),
  output: ownProfile,
  refusals: {},
});
