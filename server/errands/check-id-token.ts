import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Instant } from '#kernel/time.ts';
import type { ForeignAccount } from '#server/modules/identity/linking.ts';
import type { IdTokenVerifier } from '#server/outside/id-token/id-token-verifier.ts';

/** Nothing where no issuer is configured. */
export type IdTokenHouse = { readonly idTokens?: IdTokenVerifier | undefined };

/** Who an ID token of the configured issuer speaks of (ruling R5). */
export async function checkIdToken(
  { idTokens }: IdTokenHouse,
  idToken: string,
  now: Instant,
): Promise<Outcome<ForeignAccount, 'operation-not-allowed' | 'invalid-id-token'>> {
  if (!idTokens) return refuse('operation-not-allowed');
  const vouched = await idTokens(idToken, now);
  return vouched ? accept({ provider: 'custom', ...vouched }) : refuse('invalid-id-token');
}
