// Written by `node tools/write-languages.ts`.
import type { ByLanguage } from '#kernel/languages.ts';
import * as en from '../en/refund-policy.ts';
import * as hi from '../hi/refund-policy.ts';
import * as mr from '../mr/refund-policy.ts';

export const refundPolicy: ByLanguage<typeof en.refundPolicy> = {
  en: en.refundPolicy,
  hi: hi.refundPolicy,
  mr: mr.refundPolicy,
};
