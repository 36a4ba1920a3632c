import * as z from 'zod/mini';
import { newsChoices, unwantedNews } from '../news-choices.ts';
import { operation } from '../operation.ts';

export const chooseNews = operation({
  name: 'chooseNews',
  audience: 'customer',
  method: 'POST',
  path: '/api/profile/news-choices',
  summary: 'Want one thing of the news beside the bell, or not.',
  input: z.object({ news: unwantedNews, wanted: z.boolean() }),
  output: newsChoices,
  refusals: {},
});
