import type { KarigarWords } from '#i18n/karigar.ts';
import type { CallRefusal } from '../../browser/call.ts';
import { refusalText } from '../shell/refusal-text.ts';

/** This screen's own words; the rest is said as everywhere. */
export function signInText(refusal: CallRefusal, words: KarigarWords): string {
  const { signIn } = words.karigar;
  const own: Readonly<Record<string, string>> = {
    'invalid-phone-number': signIn.mobileWrong,
    'invalid-credential': signIn.wrongPassword,
    'user-not-found': signIn.wrongPassword,
    'wrong-password': signIn.wrongPassword,
    'passkey-unknown': signIn.passkey.unknown,
    'otp-session-expired': signIn.codeOver,
  };
  return own[refusal.code] ?? refusalText(refusal, words);
}
