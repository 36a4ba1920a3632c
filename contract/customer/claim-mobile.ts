import * as z from 'zod/mini';
import { mobile } from '../fields/mobile.ts';
import { operation } from '../operation.ts';
import { person } from '../public/person.ts';

/** As at sign-up the number is a claim until a code has proven it; one that is there already stays (ruling R20). */
export const claimMobile = operation({
  name: 'claimMobile',
  audience: 'customer',
  method: 'POST',
  path: '/api/profile/mobile',
  summary: 'Name a mobile for an account that has none, as a first booking needs.',
  input: z.object({ mobile }),
  output: z.object({ user: person }),
  refusals: {},
});
