import * as z from 'zod/mini';
import { email } from '../fields/email.ts';
import { fullName } from '../fields/full-name.ts';
import { mobile } from '../fields/mobile.ts';
import { challengeId, oneTimeCode } from '../fields/one-time-code.ts';
import { operation } from '../operation.ts';
import { ownProfile } from './own-profile.ts';

/** The code that `requestContactCode` has sent to the new address or mobile. */
const proof = z.optional(z.object({ challengeId, code: oneTimeCode }));

/**
 * One save of the profile, whole or not at all: it starts the cool-down of 24 hours. What is left out stays as it is; a
 * changed e-mail or mobile needs its code (ruling R8). `params.field` of a refusal says which of both it is about.
 */
export const updateProfile = operation({
  name: 'updateProfile',
  audience: 'customer',
  method: 'PATCH',
  path: '/api/profile',
  summary:
    'Save one’s own name, e-mail and mobile; a new e-mail or mobile needs the code sent to it.',
  input: z.object({
    fullName,
    email: z.optional(email),
    mobile: z.optional(mobile),
    emailProof: proof,
    mobileProof: proof,
  }),
  output: ownProfile,
  refusals: {
    'profile-locked': 409,
    'code-needed': 409,
    'invalid-verification-code': 400,
    'otp-session-expired': 410,
    'email-already-in-use': 409,
    'mobile-already-in-use': 409,
  },
});
