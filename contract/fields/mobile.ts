import * as z from 'zod/mini';

const MOBILE = /^\+91\d{10}$/;

export const isMobile = (text: string): boolean => MOBILE.test(text);

/**
 * The mobile in a text that was typed or pasted: `+91` and at most ten digits, 13 characters at most. A leading 91 is dropped
 * only after a `+` or when more than ten digits are present, because 9123456789 is a valid mobile (ruling R19); leading zeros,
 * as dialled inside India, are no part of the number.
 */
export function normaliseMobile(text: string): string {
  const digits = inWesternDigits(text).replace(/\D/g, '').replace(/^0+/, '');
  const hasCountryCode = text.trimStart().startsWith('+') || digits.length > 10;
  const number = hasCountryCode ? digits.replace(/^91/, '').replace(/^0+/, '') : digits;
  return `+91${number.slice(0, 10)}`;
}

/** ९८२० → 9820: a phone set to Hindi or Marathi may type Devanagari digits. */
export const inWesternDigits = (text: string): string =>
  text.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - '०'.charCodeAt(0)));

/** Begun and not ended; an empty one was not begun. */
export const isHalfMobile = (text: string): boolean => text !== '' && !isMobile(text);

export const mobile = z.string().check(z.regex(MOBILE, 'mobile-format'));
