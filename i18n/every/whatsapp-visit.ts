// Written by `node tools/write-languages.ts`.
import type { ByLanguage } from '#kernel/languages.ts';
import * as en from '../en/whatsapp-visit.ts';
import * as hi from '../hi/whatsapp-visit.ts';
import * as mr from '../mr/whatsapp-visit.ts';

export const whatsAppVisit: ByLanguage<Partial<typeof en.whatsAppVisit>> = {
  en: en.whatsAppVisit,
  hi: hi.whatsAppVisit,
  mr: mr.whatsAppVisit,
};
