import * as z from 'zod/mini';
import { language } from '../fields/language.ts';
import { operation } from '../operation.ts';

export const setLanguage = operation({
  name: 'setLanguage',
  audience: 'applicant',
  method: 'PUT',
  path: '/api/language',
  summary:
    'Set the language in which the signed-in person is written to: the one in which they read us. The app says so when they choose another.',
  input: z.object({ language }),
  output: z.object({ language }),
  refusals: {},
});
