// Written by `node tools/write-languages.ts`.
import type { ByLanguage } from '#kernel/languages.ts';
import * as en from '../en/promise.ts';
import * as hi from '../hi/promise.ts';
import * as mr from '../mr/promise.ts';

export const promise: ByLanguage<typeof en.promise> = {
  en: en.promise,
  hi: hi.promise,
  mr: mr.promise,
};
