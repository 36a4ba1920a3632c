import * as z from 'zod/mini';
import { language } from '../fields/language.ts';
import { termsVersion } from '../fields/terms-version.ts';
import { operation } from '../operation.ts';
import { person } from '../public/person.ts';

/** Asked for when a new version is in force, or an account was made without accepting any. */
export const acceptTerms = operation({
  name: 'acceptTerms',
  audience: 'customer',
  method: 'POST',
  path: '/api/profile/consent',
  summary: 'Accept the terms and the privacy policy in the version that was shown.',
  input: z.object({
    version: termsVersion,
    /** The language of the screen. */
    language,
  }),
  output: z.object({ user: person }),
  /** Another version is in force than the one shown: the page has to be reloaded. */
  refusals: { 'terms-changed': 409 },
});
