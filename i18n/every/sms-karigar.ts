// Written by `node tools/write-languages.ts`.
import type { ByLanguage } from '#kernel/languages.ts';
import * as en from '../en/sms-karigar.ts';
import * as hi from '../hi/sms-karigar.ts';
import * as mr from '../mr/sms-karigar.ts';

export const smsKarigar: ByLanguage<Partial<typeof en.smsKarigar>> = {
  en: en.smsKarigar,
  hi: hi.smsKarigar,
  mr: mr.smsKarigar,
};
