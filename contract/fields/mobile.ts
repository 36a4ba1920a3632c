import * as z from 'zod/mini';

const MOBILE = /^\+91\d{10}$/;

export const isMobile = (text: string): boolean => MOBILE.test(text);

/**
 * What a mobile field makes of anything typed or pasted: `+91` and at most ten digits, 13 characters at most.
 * A leading 91 is dropped only after a `+` or when more than ten digits are present, because 9123456789 is a valid
 * mobile (ruling R19); a leading 0 is dropped.
 */
export function normaliseMobile(text: string): string {
  let digits = text.replace(/\D/g, '');
  const countryCodeTyped = text.trimStart().startsWith('+') || digits.length > 10;
  digits = digits.replace(/^0+/, '');
  if (countryCodeTyped && digits.startsWith('91')) digits = digits.slice(2);
  digits = digits.replace(/^0+/, '');
  return `+91${digits.slice(0, 10)}`;
}

export const mobile = z.string().check(z.regex(MOBILE, 'mobile-format'));
