import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Instant } from '#kernel/time.ts';
import type { IdTokenVerifier } from '#server/adapters/id-token/id-token-verifier.ts';
import type { ExternalIdentity } from '#server/modules/identity/linking.ts';

/** Nothing where no issuer is configured. */
export type IdTokenDeps = { readonly idTokens?: IdTokenVerifier | undefined };

/** Identifies the person of an ID token of the configured issuer (ruling R5). */
export async function checkIdToken(
  { idTokens }: IdTokenDeps,
  idToken: string,
  now: Instant,
): Promise<Outcome<ExternalIdentity, 'operation-not-allowed' | 'invalid-id-token'>> {
  if (!idTokens) return refuse('operation-not-allowed');
  const vouched = await idTokens(idToken, now);
  return vouched ? accept({ provider: 'custom', ...vouched }) : refuse('invalid-id-token');
}
