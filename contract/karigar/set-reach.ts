import * as z from 'zod/mini';
import { pincode } from '../fields/pincode.ts';
import { karigarWork } from '../karigar-work.ts';
import { operation } from '../operation.ts';

export const setReach = operation({
  name: 'setReach',
  audience: 'karigar',
  method: 'PUT',
  path: '/api/karigar/reach',
  summary:
    'Set where the Karigar sets out from, and how far from there they go, in minutes from door to door.',
  input: z.object({
    homePincode: pincode,
    reachMinutes: z
      .int('reach-invalid')
      .check(z.gte(10, 'reach-invalid'), z.lte(180, 'reach-invalid')),
  }),
  output: z.object({ work: karigarWork }),
  refusals: { 'not-on-roster': 409, 'outside-served-area': 409 },
});
