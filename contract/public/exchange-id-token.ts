import * as z from 'zod/mini';
import { operation } from '../operation.ts';

export const exchangeIdToken = operation({
  name: 'exchangeIdToken',
  audience: 'public',
  method: 'POST',
  path: '/api/auth/custom-token',
  summary:
    'For a native wrapper: a signed ID token of the configured issuer gives a token to sign in with, once, within 60 s.',
  input: z.object({
    idToken: z.string().check(z.minLength(1, 'id-token-missing'), z.maxLength(8_000, 'invalid')),
  }),
  output: z.object({ customToken: z.string(), message: z.string() }),
  /** The refusals of this call also carry `message`, an English sentence, as the wrapper expects. */
  refusals: {
    'invalid-id-token': 401,
    'operation-not-allowed': 403,
    'user-disabled': 403,
    'account-exists-with-different-credential': 409,
    'too-many-requests': 429,
  },
});
