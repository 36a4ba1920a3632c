import type { Instant } from '#kernel/time.ts';
import { recordCaptchaSpent } from '#server/modules/identity/captcha-store.ts';
import type { Person } from '#server/modules/identity/person.ts';
import type { Database, Pool } from '#server/platform/database/connect.ts';
import type { Keys } from '#server/platform/secrets/keys.ts';
import {
  type AnsweredChallenge,
  readPasskeyChallenge,
} from '#server/platform/secrets/passkey-challenge.ts';
import type { Site } from '#server/platform/secrets/passkeys.ts';

export type PasskeyDeps = { readonly pool: Pool; readonly keys: Keys; readonly site: Site };

/** Somebody who is signed in and wants one more way in. */
export type Enrolling = {
  readonly person: Person;
  readonly session: Buffer;
  /** When it was last shown who sits there: an open browser alone adds no way in. */
  readonly provenAt: Instant;
};

/** As it stands in the challenge: a key is added in a session, and signs in in a browser that has none yet. */
export const inSession = (session: Buffer): string => `add ${session.toString('hex')}`;
export const inBrowser = (browser: string | undefined): string => `sign-in ${browser ?? ''}`;

/** Judges a challenge while an answer to it is read, and keeps what has to be spent afterwards. */
export function challengeOf({ keys }: PasskeyDeps, whose: string, now: Instant) {
  let answered: AnsweredChallenge | undefined;
  return {
    isOurs: (challenge: string): boolean => {
      answered = readPasskeyChallenge(keys, challenge, whose, now);
      return answered !== undefined;
    },
    /** Whether it was spent just now: an answer that is sent twice opens once. */
    spend: async (db: Database): Promise<boolean> =>
      answered !== undefined && recordCaptchaSpent(db, answered),
  };
}
