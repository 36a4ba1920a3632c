// Written by `node tools/write-languages.ts`.
import type { ByLanguage } from '#kernel/languages.ts';
import * as en from '../en/payment.ts';
import * as hi from '../hi/payment.ts';
import * as mr from '../mr/payment.ts';

export const payment: ByLanguage<typeof en.payment> = {
  en: en.payment,
  hi: hi.payment,
  mr: mr.payment,
};
