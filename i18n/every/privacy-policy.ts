// Written by `node tools/write-languages.ts`.
import type { ByLanguage } from '#kernel/languages.ts';
import * as en from '../en/privacy-policy.ts';
import * as hi from '../hi/privacy-policy.ts';
import * as mr from '../mr/privacy-policy.ts';

export const privacyPolicy: ByLanguage<typeof en.privacyPolicy> = {
  en: en.privacyPolicy,
  hi: hi.privacyPolicy,
  mr: mr.privacyPolicy,
};
