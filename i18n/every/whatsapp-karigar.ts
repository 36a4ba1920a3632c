// Written by `node tools/write-languages.ts`.
import type { ByLanguage } from '#kernel/languages.ts';
import * as en from '../en/whatsapp-karigar.ts';
import * as hi from '../hi/whatsapp-karigar.ts';
import * as mr from '../mr/whatsapp-karigar.ts';

export const whatsAppKarigar: ByLanguage<Partial<typeof en.whatsAppKarigar>> = {
  en: en.whatsAppKarigar,
  hi: hi.whatsAppKarigar,
  mr: mr.whatsAppKarigar,
};
