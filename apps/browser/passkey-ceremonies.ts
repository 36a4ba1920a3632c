import { beginPasskeySignIn } from '#contract/public/begin-passkey-sign-in.ts';
import type { PersonView } from '#contract/public/person.ts';
import { signInByPasskey } from '#contract/public/sign-in-by-passkey.ts';
import { type Answer, type CallRefusal, call } from './call.ts';
import { makePasskey, showPasskey } from './passkey.ts';

type NotDone =
  | { readonly kind: 'given-up' }
  | { readonly kind: 'refused'; readonly refusal: CallRefusal };

const GIVEN_UP: NotDone = { kind: 'given-up' };
const refused = (refusal: CallRefusal): NotDone => ({ kind: 'refused', refusal });

type Calls = {
  readonly begin: () => Promise<Answer<{ readonly passkey: Record<string, unknown> }>>;
  readonly add: (response: Record<string, unknown>) => Promise<Answer<unknown>>;
};

/** Adds a passkey of this device to the account; given up when its owner closes the window. */
export async function addOwnPasskey({
  begin,
  add,
}: Calls): Promise<NotDone | { readonly kind: 'added' }> {
  const asked = await begin();
  if (!asked.ok) return refused(asked.refusal);
  const response = await makePasskey(asked.value.passkey);
  if (!response) return GIVEN_UP;
  const answer = await add(response);
  return answer.ok ? { kind: 'added' } : refused(answer.refusal);
}

type SignedIn = { readonly kind: 'signed-in'; readonly user: PersonView };

/** Signs in by a passkey of this device; given up when it shows none. */
export async function signInByOwnPasskey(remember: boolean): Promise<NotDone | SignedIn> {
  const asked = await call(beginPasskeySignIn, {});
  if (!asked.ok) return refused(asked.refusal);
  const response = await showPasskey(asked.value.passkey);
  if (!response) return GIVEN_UP;
  const answer = await call(signInByPasskey, { response, remember });
  return answer.ok ? { kind: 'signed-in', user: answer.value.user } : refused(answer.refusal);
}
