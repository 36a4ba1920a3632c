// Written by `node tools/write-languages.ts`.
import type { ByLanguage } from '#kernel/languages.ts';
import * as en from '../en/service-pages-daily.ts';
import * as hi from '../hi/service-pages-daily.ts';
import * as mr from '../mr/service-pages-daily.ts';

export const dailyPages: ByLanguage<typeof en.dailyPages> = {
  en: en.dailyPages,
  hi: hi.dailyPages,
  mr: mr.dailyPages,
};
