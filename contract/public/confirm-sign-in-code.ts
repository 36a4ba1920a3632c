import * as z from 'zod/mini';
import { language } from '../fields/language.ts';
import { challengeId, oneTimeCode } from '../fields/one-time-code.ts';
import { termsVersion } from '../fields/terms-version.ts';
import { operation } from '../operation.ts';
import { person } from './person.ts';

export const confirmSignInCode = operation({
  name: 'confirmSignInCode',
  audience: 'public',
  method: 'POST',
  path: '/api/auth/otp/confirmation',
  summary:
    'Sign in with the code: to the account that has proven the mobile, else to a new one. Whoever has lost a telephone signs out all others with it.',
  input: z.object({
    challengeId,
    code: oneTimeCode,
    remember: z._default(z.boolean(), false),
    /** A telephone is lost: every other session and every passkey ends with this sign-in. */
    lostPhone: z._default(z.boolean(), false),
    /** The language of a new account. */
    language: z._default(language, 'en'),
    /** The button stood beside the sentence that whoever is new accepts the terms by going on. */
    acceptedTerms: z._default(z.boolean(), false),
    /** The version of the terms. Where it is not in force, or not told, the person is asked anew. */
    version: z.optional(termsVersion),
  }),
  output: z.object({
    user: person,
    isNew: z.boolean(),
    /** Another account claims this mobile: it may be joined by its password or a code to its e-mail address. */
    canJoin: z.boolean(),
    /** After a lost telephone, how many sessions have ended. */
    signedOut: z.optional(z.number()),
  }),
  refusals: {
    'invalid-verification-code': 400,
    'otp-session-expired': 410,
    'user-disabled': 403,
  },
});
