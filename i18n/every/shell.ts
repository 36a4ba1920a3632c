// Written by `node tools/write-languages.ts`.
import type { ByLanguage } from '#kernel/languages.ts';
import * as en from '../en/shell.ts';
import * as hi from '../hi/shell.ts';
import * as mr from '../mr/shell.ts';

export const shell: ByLanguage<typeof en.shell> = {
  en: en.shell,
  hi: hi.shell,
  mr: mr.shell,
};
