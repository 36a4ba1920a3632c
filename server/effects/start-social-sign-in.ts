import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Instant } from '#kernel/time.ts';
import type { ProviderName, SocialProviders } from '#server/adapters/social/social-provider.ts';
import type { Language } from '#server/modules/identity/person.ts';
import { recordSocialAttempt } from '#server/modules/identity/social-attempt-store.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import type { Log } from '#server/platform/log/log.ts';
import type { Keys } from '#server/platform/secrets/keys.ts';
import { seal } from '#server/platform/secrets/seal.ts';
import { newToken } from '#server/platform/secrets/token.ts';

/** The dependencies of effects about sign-in with other companies' accounts. */
export type SocialDeps = {
  readonly pool: Pool;
  readonly log: Log;
  readonly keys: Keys;
  readonly social: SocialProviders;
};

export type SocialStart = {
  readonly provider: ProviderName;
  /** Address to which the person comes back. */
  readonly redirectUrl: string;
  readonly browser: string;
  readonly remember: boolean;
  readonly language: Language;
  /** The version of the terms that a sentence beside the button named; nothing where none stood there. */
  readonly version: string | null;
};

/** The address at which somebody signs in with an account elsewhere. */
export async function startSocialSignIn(
  deps: SocialDeps,
  { redirectUrl, ...begins }: SocialStart,
  now: Instant,
): Promise<Outcome<string, 'operation-not-allowed' | 'social-login-failed'>> {
  const { provider, language } = begins;
  const company = deps.social.get(provider);
  if (!company) return refuse('operation-not-allowed');
  const state = newToken();
  const begun = await company.begin({ state, redirectUrl, language });
  if (begun.kind === 'unavailable') {
    deps.log.warn('social-not-started', { provider, reason: begun.reason });
    return refuse('social-login-failed');
  }
  const sealed = seal(deps.keys, begun.secrets, `social ${state}`);
  await recordSocialAttempt(deps.pool, { ...begins, state, sealed }, now);
  return accept(begun.url);
}
