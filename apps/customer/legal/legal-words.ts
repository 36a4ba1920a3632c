import { landing as landingEn } from '#i18n/en/landing.ts';
import { legal as legalEn } from '#i18n/en/legal.ts';
import { privacyPolicy as privacyEn } from '#i18n/en/privacy-policy.ts';
import { refundPolicy as refundEn } from '#i18n/en/refund-policy.ts';
import { shell as shellEn } from '#i18n/en/shell.ts';
import { terms as termsEn } from '#i18n/en/terms.ts';
import { landing as landingHi } from '#i18n/hi/landing.ts';
import { legal as legalHi } from '#i18n/hi/legal.ts';
import { privacyPolicy as privacyHi } from '#i18n/hi/privacy-policy.ts';
import { refundPolicy as refundHi } from '#i18n/hi/refund-policy.ts';
import { shell as shellHi } from '#i18n/hi/shell.ts';
import { terms as termsHi } from '#i18n/hi/terms.ts';
import type { Lang } from '#i18n/index.ts';
import type { LegalDocument, LegalFacts } from '#i18n/legal-document.ts';
import { landing as landingMr } from '#i18n/mr/landing.ts';
import { legal as legalMr } from '#i18n/mr/legal.ts';
import { privacyPolicy as privacyMr } from '#i18n/mr/privacy-policy.ts';
import { refundPolicy as refundMr } from '#i18n/mr/refund-policy.ts';
import { shell as shellMr } from '#i18n/mr/shell.ts';
import { terms as termsMr } from '#i18n/mr/terms.ts';

/** The addresses of the three policies. */
export const POLICIES = [
  'privacy-policy',
  'terms-of-service',
  'refund-cancellation-policy',
] as const;
export type PolicyName = (typeof POLICIES)[number];

type LegalWords = {
  readonly legal: typeof legalEn;
  readonly shell: typeof shellEn;
  readonly footer: typeof landingEn.footer;
  readonly documents: Readonly<Record<PolicyName, (facts: LegalFacts) => LegalDocument>>;
};

export const legalWords: Record<Lang, LegalWords> = {
  en: {
    legal: legalEn,
    shell: shellEn,
    footer: landingEn.footer,
    documents: {
      'privacy-policy': privacyEn,
      'terms-of-service': termsEn,
      'refund-cancellation-policy': refundEn,
    },
  },
  hi: {
    legal: legalHi,
    shell: shellHi,
    footer: landingHi.footer,
    documents: {
      'privacy-policy': privacyHi,
      'terms-of-service': termsHi,
      'refund-cancellation-policy': refundHi,
    },
  },
  mr: {
    legal: legalMr,
    shell: shellMr,
    footer: landingMr.footer,
    documents: {
      'privacy-policy': privacyMr,
      'terms-of-service': termsMr,
      'refund-cancellation-policy': refundMr,
    },
  },
};
