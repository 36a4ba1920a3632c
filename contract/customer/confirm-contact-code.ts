import * as z from 'zod/mini';
import { challengeId, oneTimeCode } from '../fields/one-time-code.ts';
import { operation } from '../operation.ts';
import { person } from '../public/person.ts';

export const confirmContactCode = operation({
  name: 'confirmContactCode',
  audience: 'customer',
  method: 'POST',
  path: '/api/profile/contact-code/confirmation',
  summary: 'Prove the address or mobile that the code was sent to; it becomes the account’s own.',
  input: z.object({ challengeId, code: oneTimeCode }),
  output: z.object({
    user: person,
    /** True when it is a new one: that counts as an edit of the profile. */
    changed: z.boolean(),
  }),
  refusals: {
    'invalid-verification-code': 400,
    'otp-session-expired': 410,
    'profile-locked': 409,
    'email-already-in-use': 409,
    'mobile-already-in-use': 409,
  },
});
