// Written by `node tools/write-languages.ts`.
import type { ByLanguage } from '#kernel/languages.ts';
import * as en from '../en/help.ts';
import * as hi from '../hi/help.ts';
import * as mr from '../mr/help.ts';

export const help: ByLanguage<typeof en.help> = {
  en: en.help,
  hi: hi.help,
  mr: mr.help,
};
