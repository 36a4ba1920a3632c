// Written by `node tools/write-languages.ts`.
import type { ByLanguage } from '#kernel/languages.ts';
import * as en from '../en/refusals.ts';
import * as hi from '../hi/refusals.ts';
import * as mr from '../mr/refusals.ts';

export const refusals: ByLanguage<typeof en.refusals> = {
  en: en.refusals,
  hi: hi.refusals,
  mr: mr.refusals,
};
