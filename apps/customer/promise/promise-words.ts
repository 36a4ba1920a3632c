import { landing as landingEn } from '#i18n/en/landing.ts';
import { legal as legalEn } from '#i18n/en/legal.ts';
import { promise as en } from '#i18n/en/promise.ts';
import { shell as shellEn } from '#i18n/en/shell.ts';
import { landing as landingHi } from '#i18n/hi/landing.ts';
import { legal as legalHi } from '#i18n/hi/legal.ts';
import { promise as hi } from '#i18n/hi/promise.ts';
import { shell as shellHi } from '#i18n/hi/shell.ts';
import type { Lang } from '#i18n/index.ts';
import { landing as landingMr } from '#i18n/mr/landing.ts';
import { legal as legalMr } from '#i18n/mr/legal.ts';
import { promise as mr } from '#i18n/mr/promise.ts';
import { shell as shellMr } from '#i18n/mr/shell.ts';

type PromiseWords = {
  readonly promise: typeof en;
  readonly shell: typeof shellEn;
  readonly legal: typeof legalEn;
  readonly footer: typeof landingEn.footer;
};

export const promiseWords: Record<Lang, PromiseWords> = {
  en: { promise: en, shell: shellEn, legal: legalEn, footer: landingEn.footer },
  hi: { promise: hi, shell: shellHi, legal: legalHi, footer: landingHi.footer },
  mr: { promise: mr, shell: shellMr, legal: legalMr, footer: landingMr.footer },
};
