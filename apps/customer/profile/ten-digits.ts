import { normaliseMobile } from '#contract/fields/mobile.ts';

const PREFIX = '+91';
const DIGITS = 10;

/**
 * Turns what is typed or pasted into the field behind the fixed +91 into at most ten digits. A whole number that is
 * pasted with its country code loses that; an eleventh digit that is typed is simply not taken.
 */
export function tenDigits(text: string, before: string): string {
  const isOneMore = text.length === before.length + 1 && before.length === DIGITS;
  return isOneMore ? before : numberOf(normaliseMobile(text));
}

/** `+919820011223` → `9820011223` */
export const numberOf = (mobile: string | null): string => mobile?.slice(PREFIX.length) ?? '';

export const mobileOf = (digits: string): string => PREFIX + digits;
