import { exchangeIdToken } from '#contract/public/exchange-id-token.ts';
import { readSignInMethods } from '#contract/public/read-sign-in-methods.ts';
import { signInWithCustomToken } from '#contract/public/sign-in-with-custom-token.ts';
import { call } from '../api/call.ts';
import { sessionBegan } from '../shell/session.ts';

type Answered = { readonly ok: true } | { readonly ok: false; readonly code: string };

declare global {
  interface Window {
    /** For the native wrapper only: signs in with an ID token of its own issuer (API-01). */
    aanganSignInWithIdToken?: (idToken: string) => Promise<Answered>;
  }
}

/** The hook exists only where the server takes such tokens; afterwards the profile is stored as after any sign-in. */
export async function offerNativeSignIn(): Promise<void> {
  const methods = await call(readSignInMethods, {});
  if (methods.ok && methods.value.customToken) window.aanganSignInWithIdToken = signIn;
}

async function signIn(idToken: string): Promise<Answered> {
  const exchanged = await call(exchangeIdToken, { idToken });
  if (!exchanged.ok) return { ok: false, code: exchanged.refusal.code };
  const { customToken } = exchanged.value;
  const answer = await call(signInWithCustomToken, { customToken, remember: true });
  if (!answer.ok) return { ok: false, code: answer.refusal.code };
  sessionBegan(answer.value.user);
  return { ok: true };
}
