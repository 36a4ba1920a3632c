import type { acceptTerms as promise } from '#contract/customer/accept-terms.ts';
import type { RefusalOf } from '#contract/operation.ts';
import { POLICY_VERSION } from '#contract/policy.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Instant } from '#kernel/time.ts';
import { recordConsent } from '#server/modules/identity/consent-store.ts';
import type { Language, Person } from '#server/modules/identity/person.ts';
import type { Database } from '#server/platform/database/connect.ts';

/** The version shown is the version accepted: a page that was left open does not accept a version it never showed. */
export async function acceptTerms(
  db: Database,
  said: { readonly person: Person; readonly version: string; readonly language: Language },
  now: Instant,
): Promise<Outcome<Person, RefusalOf<typeof promise>>> {
  const { person, version, language } = said;
  if (version !== POLICY_VERSION) return refuse('terms-changed');
  const consent = { userId: person.id, language, way: 'asked' } as const;
  return accept((await recordConsent(db, consent, now)) ?? person);
}
