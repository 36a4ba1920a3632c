import { ToWords as English } from 'to-words/en-IN';
import { ToWords as Hindi } from 'to-words/hi-IN';
import { ToWords as Marathi } from 'to-words/mr-IN';
import type { Paise } from '#kernel/money.ts';

const english = new English();
const hindi = new Hindi();
const marathi = new Marathi();

/** `1_25_050` paise: "Rupees One Thousand Two Hundred Fifty and Fifty Paise Only", as custom wants it, in the paper's language. */
export function rupeesInWords(amountPaise: Paise, language: 'en' | 'hi' | 'mr'): string {
  const rupees = Math.floor(amountPaise / 100);
  const paise = amountPaise % 100;
  const said = (only: string, rupeesSaid: string, paiseSaid: string, and: string): string => {
    const parts = [
      ...(rupees > 0 || paise === 0 ? [rupeesSaid] : []),
      ...(paise > 0 ? [paiseSaid] : []),
    ];
    return `${parts.join(` ${and} `)} ${only}`;
  };
  switch (language) {
    case 'en':
      return said(
        'Only',
        `Rupees ${english.convert(rupees)}`,
        `${english.convert(paise)} Paise`,
        'and',
      );
    case 'hi':
      return said(
        'मात्र',
        `${hindi.convert(rupees)} ${rupees === 1 ? 'रुपया' : 'रुपये'}`,
        `${hindi.convert(paise)} ${paise === 1 ? 'पैसा' : 'पैसे'}`,
        'और',
      );
    case 'mr':
      return said(
        'फक्त',
        `${marathi.convert(rupees)} ${rupees === 1 ? 'रुपया' : 'रुपये'}`,
        `${marathi.convert(paise)} ${paise === 1 ? 'पैसा' : 'पैसे'}`,
        'आणि',
      );
  }
}
