// Written by `node tools/write-languages.ts`.
import type { ByLanguage } from '#kernel/languages.ts';
import * as en from '../en/karigar-work.ts';
import * as hi from '../hi/karigar-work.ts';
import * as mr from '../mr/karigar-work.ts';

export const work: ByLanguage<typeof en.work> = {
  en: en.work,
  hi: hi.work,
  mr: mr.work,
};
