import type { LegalDocument } from '#contract/fields/legal-document.ts';
import type { TextFacts } from '#contract/text-facts.ts';
import { landing } from '#i18n/every/landing.ts';
import { legal } from '#i18n/every/legal.ts';
import { privacyPolicy } from '#i18n/every/privacy-policy.ts';
import { refundPolicy } from '#i18n/every/refund-policy.ts';
import { shell } from '#i18n/every/shell.ts';
import { terms } from '#i18n/every/terms.ts';
import { byLanguage } from '#kernel/languages.ts';

/** The addresses of the three policies. */
export const POLICIES = [
  'privacy-policy',
  'terms-of-service',
  'refund-cancellation-policy',
] as const;
export type PolicyName = (typeof POLICIES)[number];

type Documents = Readonly<Record<PolicyName, (facts: TextFacts) => LegalDocument>>;

export const legalWords = byLanguage((lang) => ({
  legal: legal[lang],
  shell: shell[lang],
  footer: landing[lang].footer,
  documents: {
    'privacy-policy': privacyPolicy[lang],
    'terms-of-service': terms[lang],
    'refund-cancellation-policy': refundPolicy[lang],
  } satisfies Documents,
}));
