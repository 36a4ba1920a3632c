import * as z from 'zod/mini';
import { operation } from '../operation.ts';

export const SOCIAL_PROVIDERS = ['google', 'facebook', 'x'] as const;
export type SocialProvider = (typeof SOCIAL_PROVIDERS)[number];

export const readSignInMethods = operation({
  name: 'readSignInMethods',
  audience: 'public',
  method: 'GET',
  path: '/api/auth/methods',
  summary:
    'The sign-in methods that are enabled here; one that is not answers operation-not-allowed.',
  input: z.object({}),
  output: z.object({
    mobileCode: z.boolean(),
    social: z.array(z.enum(SOCIAL_PROVIDERS)),
    /** Whether a native wrapper may hand over an ID token (API-01). */
    customToken: z.boolean(),
    captchaAtSignUp: z.boolean(),
  }),
  refusals: {},
});
