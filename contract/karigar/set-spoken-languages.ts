import * as z from 'zod/mini';
import { SPOKEN_LANGUAGES } from '#kernel/spoken-languages.ts';
import { karigarWork } from '../karigar-work.ts';
import { operation } from '../operation.ts';

/** More than this nobody reads at a door. */
export const MOST_SPOKEN_LANGUAGES = 8;

export const setSpokenLanguages = operation({
  name: 'setSpokenLanguages',
  audience: 'karigar',
  method: 'PUT',
  path: '/api/karigar/spoken-languages',
  summary:
    'Say in which languages one can talk to the Karigar. Their customers see them; the language of the app is another choice.',
  input: z.object({
    languages: z.array(z.enum(SPOKEN_LANGUAGES, 'spoken-language-unknown')).check(
      z.minLength(1, 'spoken-languages-missing'),
      z.maxLength(MOST_SPOKEN_LANGUAGES, 'too-many-spoken-languages'),
      z.refine((chosen) => new Set(chosen).size === chosen.length, 'spoken-language-twice'),
    ),
  }),
  output: z.object({ work: karigarWork }),
  refusals: { 'not-on-roster': 409 },
});
