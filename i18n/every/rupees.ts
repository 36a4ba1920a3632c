// Written by `node tools/write-languages.ts`.
import type { ByLanguage } from '#kernel/languages.ts';
import * as en from '../en/rupees.ts';
import * as hi from '../hi/rupees.ts';
import * as mr from '../mr/rupees.ts';

export const rupees: ByLanguage<typeof en.rupees> = {
  en: en.rupees,
  hi: hi.rupees,
  mr: mr.rupees,
};
