// Written by `node tools/write-languages.ts`.
import type { ByLanguage } from '#kernel/languages.ts';
import * as en from '../en/whatsapp.ts';
import * as hi from '../hi/whatsapp.ts';
import * as mr from '../mr/whatsapp.ts';

export const whatsApp: ByLanguage<Partial<typeof en.whatsApp>> = {
  en: en.whatsApp,
  hi: hi.whatsApp,
  mr: mr.whatsApp,
};
