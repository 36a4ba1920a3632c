// Written by `node tools/write-languages.ts`.
import type { ByLanguage } from '#kernel/languages.ts';
import * as en from '../en/dispatch.ts';
import * as hi from '../hi/dispatch.ts';
import * as mr from '../mr/dispatch.ts';

export const dispatch: ByLanguage<typeof en.dispatch> = {
  en: en.dispatch,
  hi: hi.dispatch,
  mr: mr.dispatch,
};
