// Written by `node tools/write-languages.ts`.
import type { ByLanguage } from '#kernel/languages.ts';
import * as en from '../en/terms.ts';
import * as hi from '../hi/terms.ts';
import * as mr from '../mr/terms.ts';

export const terms: ByLanguage<typeof en.terms> = {
  en: en.terms,
  hi: hi.terms,
  mr: mr.terms,
};
