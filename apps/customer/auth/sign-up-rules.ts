import { isEmail } from '#contract/fields/email.ts';
import { isMobile } from '#contract/fields/mobile.ts';
import type { AuthWords } from './auth-words.ts';
import { lookUp, type Place } from './login-rules.ts';

export type SignUpValues = {
  readonly fullName: string;
  readonly email: string;
  readonly mobile: string;
  readonly password: string;
  readonly confirmPassword: string;
  readonly acceptedTerms: boolean;
};
export type SignUpField = keyof SignUpValues;
type Check = keyof AuthWords['checks'];
type Failure = { readonly field: SignUpField; readonly check: Check };

/** The checks of specification §5 in their order; only the first failure is shown (SIGN-02). */
export function firstSignUpFailure(values: SignUpValues, place: Place): Failure | undefined {
  const checks: readonly [SignUpField, Check | undefined][] = [
    ['fullName', checkFullName(values.fullName)],
    ['email', isEmail(values.email) ? undefined : 'invalid-email'],
    ['mobile', checkMobile(values.mobile, place)],
    ['password', checkPassword(values.password, place)],
    [
      'confirmPassword',
      values.password === values.confirmPassword ? undefined : 'passwords-differ',
    ],
    ['acceptedTerms', values.acceptedTerms ? undefined : 'terms-not-accepted'],
  ];
  const failed = checks.find(([, check]) => check !== undefined);
  return failed?.[1] && { field: failed[0], check: failed[1] };
}

/** The server's own check of a field, in the same words; undefined where it names no field of this form. */
export function failureOfServer(
  fields: Readonly<Record<string, string>>,
  place: Place,
  words: AuthWords,
) {
  const order: SignUpField[] = ['fullName', 'email', 'mobile', 'password', 'acceptedTerms'];
  const field = order.find((name) => fields[name] !== undefined);
  if (!field) return undefined;
  const code = fields[field] ?? '';
  const check =
    code === 'password-too-short' && place === 'modal' ? 'password-too-short-modal' : code;
  const text = lookUp({ ...words.checks, other: words.signUpErrors.other }, check);
  return { field, text };
}

export const signUpRefusalText = (code: string, place: Place, words: AuthWords): string =>
  place === 'modal' ? lookUp(words.modalErrors, code) : lookUp(words.signUpErrors, code);

function checkFullName(text: string): Check | undefined {
  const length = text.trim().length;
  if (length < 3) return 'full-name-too-short';
  return length > 80 ? 'full-name-too-long' : undefined;
}

function checkMobile(text: string, place: Place): Check | undefined {
  if (isMobile(text)) return undefined;
  if (place === 'screen') return 'mobile-format';
  return text.replace(/^\+91/, '') === '' ? 'mobile-empty' : 'mobile-digits';
}

function checkPassword(text: string, place: Place): Check | undefined {
  if (text.length > 200) return 'password-too-long';
  if (text.length >= 8) return undefined;
  return place === 'modal' ? 'password-too-short-modal' : 'password-too-short';
}
