// Written by `node tools/write-languages.ts`.
import type { ByLanguage } from '#kernel/languages.ts';
import * as en from '../en/karigar-news.ts';
import * as hi from '../hi/karigar-news.ts';
import * as mr from '../mr/karigar-news.ts';

export const news: ByLanguage<typeof en.news> = {
  en: en.news,
  hi: hi.news,
  mr: mr.news,
};
