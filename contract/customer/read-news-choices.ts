import * as z from 'zod/mini';
import { newsChoices } from '../news-choices.ts';
import { operation } from '../operation.ts';

export const readNewsChoices = operation({
  name: 'readNewsChoices',
  audience: 'customer',
  method: 'GET',
  path: '/api/profile/news-choices',
  summary:
    'Which news one does not want beside the bell, by topic and way, and whether nothing may ring at night.',
  input: z.object({}),
  output: newsChoices,
  refusals: {},
});
