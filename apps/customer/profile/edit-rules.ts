import { email as emailRule } from '#contract/fields/email.ts';
import { fullName as nameRule } from '#contract/fields/full-name.ts';
import { isMobile } from '#contract/fields/mobile.ts';
import type { PersonView } from '#contract/public/person.ts';
import type { Words } from '#i18n/index.ts';
import { mobileOf, numberOf } from './ten-digits.ts';

/** The form's fields; the mobile without its +91. */
export type Draft = { readonly fullName: string; readonly email: string; readonly digits: string };
export type DraftField = keyof Draft;
export type DraftErrors = Partial<Record<DraftField, string>>;

export const draftOf = (user: PersonView): Draft => ({
  fullName: user.fullName ?? '',
  email: user.email ?? '',
  digits: numberOf(user.mobile),
});

export const isChanged = (draft: Draft, user: PersonView): boolean => {
  const before = draftOf(user);
  return (['fullName', 'email', 'digits'] as const).some(
    (field) => draft[field].trim() !== before[field],
  );
};

/** Name and e-mail follow the rules of signing up (ruling R8); who signed up without an address may stay without. */
export function errorsOf(
  draft: Draft,
  user: PersonView,
  { refusals, profile }: Pick<Words, 'refusals' | 'profile'>,
): DraftErrors {
  const errors: DraftErrors = {};
  const name = nameRule.safeParse(draft.fullName);
  if (!name.success) errors.fullName = wordsOf(name.error.issues[0]?.message, refusals);
  const mayBeEmpty = !user.email && draft.email.trim() === '';
  if (!mayBeEmpty && !emailRule.safeParse(draft.email).success)
    errors.email = refusals['invalid-email'];
  if (!isMobile(mobileOf(draft.digits))) errors.digits = profile.mobileInvalid;
  return errors;
}

/** The new contacts, which must be proven by a code. */
export function newContacts(draft: Draft, user: PersonView): { email?: string; mobile?: string } {
  const email = draft.email.trim().toLowerCase();
  const mobile = mobileOf(draft.digits);
  return {
    ...(email !== '' && email !== user.email?.toLowerCase() && { email }),
    ...(mobile !== user.mobile && { mobile }),
  };
}

const wordsOf = (code: string | undefined, refusals: Words['refusals']): string =>
  refusals[code as keyof typeof refusals] ?? refusals.invalid;
