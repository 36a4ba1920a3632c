import { isEmail } from '#contract/fields/email.ts';
import { identifierTyped } from '#contract/fields/identifier.ts';
import { isMobile } from '#contract/fields/mobile.ts';
import type { AuthWords } from './auth-words.ts';

export type LoginValues = { readonly identifier: string; readonly password: string };
export type LoginField = keyof LoginValues;
/** The landing page's modal and the /login screen say some things in other words. */
export type Place = 'modal' | 'screen';
/** How long an error stays on the screen (AUTH-07, LOGIN-09). */
export const ERROR_SHOWN_MS: Readonly<Record<Place, number>> = { modal: 3500, screen: 5000 };

type Failure = { readonly field: LoginField; readonly text: string };

/** The first thing that is wrong, in the words of the place (AUTH-05; LOGIN-06, LOGIN-07). */
export function firstLoginFailure(
  { identifier, password }: LoginValues,
  place: Place,
  words: AuthWords,
): Failure | undefined {
  const typed = identifierTyped(identifier);
  const { checks, modalErrors } = words;
  if (place === 'modal' && (typed === '' || password === '')) {
    const field = typed === '' ? 'identifier' : 'password';
    return { field, text: checks['email-and-password-missing'] };
  }
  if (typed.startsWith('+91')) {
    if (!isMobile(typed)) return { field: 'identifier', text: checks['identifier-mobile'] };
  } else if (!isEmail(typed)) {
    const text = place === 'modal' ? modalErrors['invalid-email'] : checks['identifier-email'];
    return { field: 'identifier', text };
  }
  if (password === '') return { field: 'password', text: checks['password-missing'] };
  return undefined;
}

/** The words of the place for a refusal of the server; a code it does not know gets the words for anything else. */
export function loginRefusalText(code: string, place: Place, words: AuthWords): string {
  return place === 'modal' ? lookUp(words.modalErrors, code) : lookUp(words.loginErrors, code);
}

/** Codes and other companies' accounts: what the modal's own catalogue does not name is said as the login form says it. */
export function otpRefusalText(code: string, place: Place, words: AuthWords): string {
  const { modalErrors, loginErrors } = words;
  if (place === 'screen') return lookUp(loginErrors, code);
  return lookUp({ ...loginErrors, ...modalErrors }, code);
}

/** A password that opens no account that claims the mobile is no wrong e-mail address. */
export function joinRefusalText(code: string, place: Place, words: AuthWords): string {
  if (code === 'invalid-credential') return words.join.wrongPassword;
  return code === 'nothing-to-join' ? words.join.nothing : otpRefusalText(code, place, words);
}

/** A person who sets a new password is not told to do so. */
export const resetRefusalText = (code: string, words: AuthWords): string =>
  code === 'too-many-requests' ? words.reset.tooMany : otpRefusalText(code, 'screen', words);

/** A field that the server found wrong after a code was sent has a name of its own. */
export function codeRefusalText(
  { code, fields }: { readonly code: string; readonly fields?: Readonly<Record<string, string>> },
  place: Place,
  words: AuthWords,
): string {
  return joinRefusalText(fields?.code ?? fields?.challengeId ?? code, place, words);
}

export function lookUp(
  catalogue: Readonly<Record<string, string>> & { other: string },
  code: string,
) {
  return Object.hasOwn(catalogue, code) ? (catalogue[code] ?? catalogue.other) : catalogue.other;
}
