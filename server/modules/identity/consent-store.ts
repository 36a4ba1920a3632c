import { POLICY_VERSION } from '#contract/policy.ts';
import type { Instant } from '#kernel/time.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';
import { PERSON } from './account-store.ts';
import type { Language, Person } from './person.ts';

/** How somebody said that he accepts the terms and the privacy policy. */
export type DeliveryAddress = 'sign-up' | 'mobile-code' | 'social' | 'asked';

export type Consent = {
  readonly userId: string;
  /** Of the screen on which he said so. */
  readonly language: Language;
  readonly way: DeliveryAddress;
};

const accept = statement<[string, string, Language, DeliveryAddress, Date], Person>({
  name: 'identity-record-consent',
  text: `with said as (
      insert into consents (user_id, version, language, way, accepted_at) values ($1, $2, $3, $4, $5)
      on conflict (user_id, version) do nothing)
    update users set terms_version = $2, terms_accepted_at = $5
      where id = $1 and disabled_at is null returning ${PERSON}`,
});

/** The current version of both, accepted now; twice is as good as once. Nothing when the account is closed. */
export const recordConsent = (
  db: Database,
  { userId, language, way }: Consent,
  now: Instant,
): Promise<Person | undefined> =>
  accept.first(db, [userId, POLICY_VERSION, language, way, new Date(now)]);
