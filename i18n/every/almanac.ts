// Written by `node tools/write-languages.ts`.
import type { ByLanguage } from '#kernel/languages.ts';
import * as en from '../en/almanac.ts';
import * as hi from '../hi/almanac.ts';
import * as mr from '../mr/almanac.ts';

export const almanac: ByLanguage<typeof en.almanac> = {
  en: en.almanac,
  hi: hi.almanac,
  mr: mr.almanac,
};
