// Written by `node tools/write-languages.ts`.
import type { ByLanguage } from '#kernel/languages.ts';
import * as en from '../en/sms-visit.ts';
import * as hi from '../hi/sms-visit.ts';
import * as mr from '../mr/sms-visit.ts';

export const smsVisit: ByLanguage<Partial<typeof en.smsVisit>> = {
  en: en.smsVisit,
  hi: hi.smsVisit,
  mr: mr.smsVisit,
};
