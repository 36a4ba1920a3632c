// Written by `node tools/write-languages.ts`.
import type { ByLanguage } from '#kernel/languages.ts';
import * as en from '../en/sms.ts';
import * as hi from '../hi/sms.ts';
import * as mr from '../mr/sms.ts';

export const sms: ByLanguage<Partial<typeof en.sms>> = {
  en: en.sms,
  hi: hi.sms,
  mr: mr.sms,
};
