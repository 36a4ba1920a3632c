// Written by `node tools/write-languages.ts`.
import type { ByLanguage } from '#kernel/languages.ts';
import * as en from '../en/catalogue.ts';
import * as hi from '../hi/catalogue.ts';
import * as mr from '../mr/catalogue.ts';

export const catalogue: ByLanguage<typeof en.catalogue> = {
  en: en.catalogue,
  hi: hi.catalogue,
  mr: mr.catalogue,
};
