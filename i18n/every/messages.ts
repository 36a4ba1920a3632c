// Written by `node tools/write-languages.ts`.
import type { ByLanguage } from '#kernel/languages.ts';
import * as en from '../en/messages.ts';
import * as hi from '../hi/messages.ts';
import * as mr from '../mr/messages.ts';

export const messages: ByLanguage<typeof en.messages> = {
  en: en.messages,
  hi: hi.messages,
  mr: mr.messages,
};
