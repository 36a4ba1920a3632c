import * as z from 'zod/mini';
import { operation } from '../operation.ts';

export const setLanguage = operation({
  name: 'setLanguage',
  audience: 'applicant',
  method: 'PUT',
  path: '/api/language',
  summary:
    'In which language the signed-in person is written to: the one in which he reads us. His app says so when he chooses another.',
  input: z.object({ language: z.enum(['en', 'hi', 'mr'], 'language-unknown') }),
  output: z.object({ language: z.enum(['en', 'hi', 'mr']) }),
  refusals: {},
});
