import { rupees as wordsIn } from '#i18n/every/rupees.ts';
import type { Lang } from '#kernel/languages.ts';
import type { Paise } from '#kernel/money.ts';

/** `1_25_050` paise: "Rupees One Thousand Two Hundred Fifty and Fifty Paise Only", as custom wants it, in the tax document's language. */
export function rupeesInWords(amountPaise: Paise, language: Lang): string {
  const words = wordsIn[language];
  const rupees = Math.floor(amountPaise / 100);
  const paise = amountPaise % 100;
  const parts = [
    ...(rupees > 0 || paise === 0 ? [words.rupees({ count: rupees })] : []),
    ...(paise > 0 ? [words.paise({ count: paise })] : []),
  ];
  return `${parts.join(` ${words.and} `)} ${words.only}`;
}
