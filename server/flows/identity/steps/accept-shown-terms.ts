import { POLICY_VERSION } from '#contract/policy.ts';
import type { Instant } from '#kernel/time.ts';
import { type Consent, recordConsent } from '#server/modules/identity/consent-store.ts';
import type { Person } from '#server/modules/identity/person.ts';
import type { Database } from '#server/platform/database/connect.ts';

type Said = Omit<Consent, 'userId'> & {
  /** The terms of the page on which the person went on; nothing when none was told. */
  readonly version: string | null | undefined;
};

/**
 * The version shown is the version accepted: a page that was open since before a new version is in force accepts
 * nothing, and the new account is asked at once (`termsDue`).
 */
export async function acceptShownTerms(
  db: Database,
  person: Person,
  { version, ...said }: Said,
  now: Instant,
): Promise<Person> {
  if (version !== POLICY_VERSION) return person;
  return (await recordConsent(db, { userId: person.id, ...said }, now)) ?? person;
}
