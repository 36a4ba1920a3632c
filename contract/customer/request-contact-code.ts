import * as z from 'zod/mini';
import { email } from '../fields/email.ts';
import { mobile } from '../fields/mobile.ts';
import { operation } from '../operation.ts';
import { codeSent } from '../public/code-sent.ts';

/** Exactly one of both: the one already on the account, to prove it, or a new one, to change to it (ruling R8). */
export const requestContactCode = operation({
  name: 'requestContactCode',
  audience: 'customer',
  method: 'POST',
  path: '/api/profile/contact-code',
  summary:
    'Send a code to an e-mail address or a mobile of one’s own, to prove it or to change to it.',
  input: z.object({ email: z.optional(email), mobile: z.optional(mobile) }).check(
    z.refine((input) => (input.email === undefined) !== (input.mobile === undefined), {
      error: 'contact-missing',
    }),
  ),
  output: codeSent,
  refusals: {
    'invalid-phone-number': 400,
    'operation-not-allowed': 403,
    'profile-locked': 409,
    /** A new address or number is asked for by whoever has shown a moment ago who they are (`confirmSelf`). */
    'confirmation-needed': 403,
    'too-many-requests': 429,
  },
});
