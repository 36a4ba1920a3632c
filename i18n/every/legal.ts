// Written by `node tools/write-languages.ts`.
import type { ByLanguage } from '#kernel/languages.ts';
import * as en from '../en/legal.ts';
import * as hi from '../hi/legal.ts';
import * as mr from '../mr/legal.ts';

export const legal: ByLanguage<typeof en.legal> = {
  en: en.legal,
  hi: hi.legal,
  mr: mr.legal,
};
