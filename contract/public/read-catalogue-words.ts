import * as z from 'zod/mini';
import { categoryTermsShape } from '../catalogue/category-terms.ts';
import { catalogueWordsShape } from '../catalogue/words.ts';
import { operation } from '../operation.ts';

/** A page brings these words along; it asks for those of another language, or once something new is sold. */
export const readCatalogueWords = operation({
  name: 'readCatalogueWords',
  audience: 'public',
  method: 'GET',
  path: '/api/catalogue/words',
  summary:
    'What everything on sale is called, in one language; the terms of every category; and by which words it is looked for.',
  input: z.object({ lang: z.string().check(z.regex(/^[a-z]{2,3}$/, 'language-unknown')) }),
  output: z.object({
    words: catalogueWordsShape,
    categories: z.array(categoryTermsShape),
    search: z.object({
      english: z.record(z.string(), z.object({ name: z.string(), description: z.string() })),
      everyday: z.record(z.string(), z.string()),
    }),
  }),
  refusals: {},
});
