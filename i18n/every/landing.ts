// Written by `node tools/write-languages.ts`.
import type { ByLanguage } from '#kernel/languages.ts';
import * as en from '../en/landing.ts';
import * as hi from '../hi/landing.ts';
import * as mr from '../mr/landing.ts';

export const landing: ByLanguage<typeof en.landing> = {
  en: en.landing,
  hi: hi.landing,
  mr: mr.landing,
};
