import { type Outcome, refuse } from '#kernel/outcome.ts';
import type { ProviderName, Secrets } from '#server/adapters/social/social-provider.ts';
import { finishSocialSignIn } from '#server/flows/identity/finish-social-sign-in.ts';
import type { Caller, SignedIn } from '#server/modules/identity/caller.ts';
import { takeSocialAttempt } from '#server/modules/identity/social-attempt-store.ts';
import { unseal } from '#server/platform/secrets/seal.ts';
import type { SocialDeps } from './start-social-sign-in.ts';

export type SocialAnswer = {
  readonly provider: ProviderName;
  /** Our own address with everything the company has added to it. */
  readonly callbackUrl: URL;
  readonly browser: string | undefined;
};

export type SocialRefusal =
  | 'account-exists-with-different-credential'
  | 'operation-not-allowed'
  | 'popup-closed-by-user'
  | 'social-login-failed'
  | 'user-disabled';

/** A person comes back: once, in the browser they left with; only then is the company asked who they are. */
export async function receiveSocialAnswer(
  deps: SocialDeps,
  { provider, callbackUrl, browser }: SocialAnswer,
  caller: Caller,
): Promise<Outcome<SignedIn, SocialRefusal>> {
  const company = deps.social.get(provider);
  if (!company) return refuse('operation-not-allowed');
  const state = callbackUrl.searchParams.get('state');
  const attempt =
    state && browser
      ? await takeSocialAttempt(deps.pool, { provider, state, browser }, caller.now)
      : undefined;
  const secrets = attempt && unseal<Secrets>(deps.keys, attempt.sealed, `social ${state}`);
  if (!state || !attempt || !secrets) {
    deps.log.attack('social-answer-not-expected', { provider });
    return refuse('social-login-failed');
  }
  const finished = await company.finish({ callbackUrl, state, secrets });
  if (finished.kind === 'denied') return refuse('popup-closed-by-user');
  if (finished.kind === 'failed') {
    deps.log.warn('social-failed', { provider, reason: finished.reason });
    return refuse('social-login-failed');
  }
  const foreign = { provider, ...finished.vouched };
  const { remember, language, version } = attempt;
  const came = { foreign, remember, language, version };
  return finishSocialSignIn(deps.pool, came, caller);
}
