import * as z from 'zod/mini';
import { captcha } from '../fields/captcha.ts';
import { email } from '../fields/email.ts';
import { language } from '../fields/language.ts';
import { mobile } from '../fields/mobile.ts';
import { operation } from '../operation.ts';
import { codeSent } from './code-sent.ts';

/** Exactly one of `email` and `mobile`. A link goes by e-mail only. */
export const requestReset = operation({
  name: 'requestReset',
  audience: 'public',
  method: 'POST',
  path: '/api/auth/reset',
  summary:
    'Send a link or a code for setting a new password; the answer is the same for every address.',
  input: z
    .object({
      email: z.optional(email),
      mobile: z.optional(mobile),
      via: z._default(z.enum(['link', 'code']), 'code'),
      captcha,
      language: z._default(language, 'en'),
    })
    .check(
      z.refine((input) => (input.email === undefined) !== (input.mobile === undefined), {
        error: 'contact-missing',
      }),
      z.refine((input) => input.via === 'code' || input.email !== undefined, {
        error: 'link-by-email-only',
      }),
    ),
  output: codeSent,
  refusals: {
    'captcha-check-failed': 400,
    'invalid-phone-number': 400,
    'operation-not-allowed': 403,
    'too-many-requests': 429,
  },
});
