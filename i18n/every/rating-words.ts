// Written by `node tools/write-languages.ts`.
import type { ByLanguage } from '#kernel/languages.ts';
import * as en from '../en/rating-words.ts';
import * as hi from '../hi/rating-words.ts';
import * as mr from '../mr/rating-words.ts';

export const ratingWords: ByLanguage<typeof en.ratingWords> = {
  en: en.ratingWords,
  hi: hi.ratingWords,
  mr: mr.ratingWords,
};
