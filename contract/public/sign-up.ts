import * as z from 'zod/mini';
import { captcha } from '../fields/captcha.ts';
import { email } from '../fields/email.ts';
import { fullName } from '../fields/full-name.ts';
import { language } from '../fields/language.ts';
import { mobile } from '../fields/mobile.ts';
import { password } from '../fields/password.ts';
import { termsVersion } from '../fields/terms-version.ts';
import { operation } from '../operation.ts';
import { person } from './person.ts';

/** The order of the fields is the order of the checks (specification §5); the form shows the first that fails. */
export const signUp = operation({
  name: 'signUp',
  audience: 'public',
  method: 'POST',
  path: '/api/auth/signup',
  summary: 'Create an account by e-mail and password, and sign in.',
  input: z.object({
    fullName,
    email,
    mobile,
    password,
    acceptedTerms: z.literal(true, 'terms-not-accepted'),
    /** The version that the person accepted. Where it is not in force, or not told, they are asked anew. */
    version: z.optional(termsVersion),
    /** Asked for once the configuration says so (`captchaAtSignUp`); checked whenever it is given. */
    captcha: z.optional(captcha),
    language: z._default(language, 'en'),
  }),
  output: z.object({ user: person }),
  refusals: {
    'captcha-check-failed': 400,
    'weak-password': 400,
    'leaked-password': 400,
    'email-already-in-use': 409,
    'too-many-requests': 429,
  },
});
