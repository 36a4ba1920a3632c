// Written by `node tools/write-languages.ts`.
import type { ByLanguage } from '#kernel/languages.ts';
import * as en from '../en/service-page.ts';
import * as hi from '../hi/service-page.ts';
import * as mr from '../mr/service-page.ts';

export const servicePage: ByLanguage<typeof en.servicePage> = {
  en: en.servicePage,
  hi: hi.servicePage,
  mr: mr.servicePage,
};
