import { inWesternDigits } from './mobile.ts';

const BARE_MOBILE = /^[6-9]\d{9}$/;

/**
 * The e-mail or mobile that somebody typed to sign in. Ten bare digits that begin as mobiles do can be nothing else, and get
 * their +91; everything else stays as it was typed, and is told what is wrong with it (ruling R46).
 */
export function identifierTyped(text: string): string {
  const typed = text.trim();
  const digits = inWesternDigits(typed);
  return BARE_MOBILE.test(digits) ? `+91${digits}` : typed;
}
