import { sms } from '#i18n/every/sms.ts';
import { smsKarigar } from '#i18n/every/sms-karigar.ts';
import { smsVisit } from '#i18n/every/sms-visit.ts';
import { LANGS } from '#kernel/languages.ts';
import { byTemplate, type Registered } from '../registered.ts';

/**
 * The last line that browsers read a code from (WebOTP, and the same for the keyboard of iPhones): whose page it is for,
 * then the code once more. A page of another site is not offered it.
 */
const CODE_LINE = '\n\n@{#url#} #{#numeric#}';

/** Each sentence by its name; what a language lacks is registered in the one that lends to it (`inLanguage`). */
export const smsTemplates: Readonly<Record<string, Registered>> = Object.fromEntries(
  Object.entries({ ...byTemplate(smsVisit), ...byTemplate(smsKarigar), ...byTemplate(sms) }).map(
    ([name, registered]) => [name, name.endsWith('_otp') ? withCodeLine(registered) : registered],
  ),
);

function withCodeLine(registered: Registered): Registered {
  const spoken = LANGS.filter((lang) => registered[lang] !== undefined);
  return Object.fromEntries(
    spoken.map((lang) => [lang, registered[lang] + CODE_LINE]),
  ) as Registered;
}

type Gap = 'numeric' | 'alphanumeric' | 'url';

/** The gaps of a registered sentence, in their order. */
export const gapsOf = (sentence: string): Gap[] =>
  [...sentence.matchAll(GAP)].map((match) => match[1] as Gap);

const GAP = /\{#(numeric|alphanumeric|url)#\}/g;

/**
 * Values that the operators let through: digits; up to thirty visible characters; an address or host of the registered site.
 */
export function fitsGap(gap: Gap, text: string): boolean {
  if (gap === 'numeric') return /^\d{1,30}$/.test(text);
  if (gap === 'url') return text.length <= 120 && ADDRESS.test(text);
  return text.length > 0 && [...text].length <= 30 && !/[\p{Cc}\p{Zl}\p{Zp}{}#<>]/u.test(text);
}

const ADDRESS = /^(https?:\/\/[\w.:-]+(\/[\w./-]*)?|[\w-]+(\.[\w-]+)*)$/;

/** The sentence as its reader sees it. */
export function fillSentence(sentence: string, fill: readonly string[]): string {
  let next = 0;
  return sentence.replace(GAP, () => fill[next++] ?? '');
}
