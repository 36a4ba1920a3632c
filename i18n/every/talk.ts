// Written by `node tools/write-languages.ts`.
import type { ByLanguage } from '#kernel/languages.ts';
import * as en from '../en/talk.ts';
import * as hi from '../hi/talk.ts';
import * as mr from '../mr/talk.ts';

export const talk: ByLanguage<typeof en.talk> = {
  en: en.talk,
  hi: hi.talk,
  mr: mr.talk,
};
