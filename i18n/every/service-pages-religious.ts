// Written by `node tools/write-languages.ts`.
import type { ByLanguage } from '#kernel/languages.ts';
import * as en from '../en/service-pages-religious.ts';
import * as hi from '../hi/service-pages-religious.ts';
import * as mr from '../mr/service-pages-religious.ts';

export const religiousPages: ByLanguage<typeof en.religiousPages> = {
  en: en.religiousPages,
  hi: hi.religiousPages,
  mr: mr.religiousPages,
};
