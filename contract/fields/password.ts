import * as z from 'zod/mini';

const MINIMUM = 8;
/** Longer passwords are refused rather than cut, and cost no time to hash. */
const MAXIMUM = 200;

export const password = z
  .string()
  .check(z.minLength(MINIMUM, 'password-too-short'), z.maxLength(MAXIMUM, 'password-too-long'));

export type PasswordStrength = 'none' | 'weak' | 'medium' | 'strong';

/** Specification §4: empty none; under 8 weak; lower, upper, digit and one of @$!%*?& strong; otherwise medium. */
export function passwordStrength(text: string): PasswordStrength {
  if (text === '') return 'none';
  if (text.length < MINIMUM) return 'weak';
  const strong = [/[a-z]/, /[A-Z]/, /\d/, /[@$!%*?&]/].every((pattern) => pattern.test(text));
  return strong ? 'strong' : 'medium';
}
