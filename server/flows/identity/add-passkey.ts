import type { addPasskey as promise } from '#contract/applicant/add-passkey.ts';
import type { RefusalOf } from '#contract/operation.ts';
import { newId } from '#kernel/ids.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Instant } from '#kernel/time.ts';
import { isFresh } from '#server/modules/identity/confirming.ts';
import { recordPasskey } from '#server/modules/identity/passkey-store.ts';
import type { Person } from '#server/modules/identity/person.ts';
import { recordMessage } from '#server/modules/messaging/store.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { recordEvent } from '#server/platform/events/record-event.ts';
import type { Keys } from '#server/platform/secrets/keys.ts';
import { readNewPasskey } from '#server/platform/secrets/passkeys.ts';
import { challengeOf, type Enrolling, inSession, type PasskeyHouse } from './steps/challenge-of.ts';

/** Telephone, tablet, laptop and a key for the drawer, twice over. */
const MOST_PASSKEYS = 10;

export type Made = Enrolling & { readonly response: unknown; readonly device: string | null };

/** The passkey that the browser has made becomes a way in, and its owner is told by mail. */
export async function addPasskey(
  house: PasskeyHouse,
  { person, session, provenAt, response, device }: Made,
  now: Instant,
): Promise<Outcome<void, RefusalOf<typeof promise>>> {
  if (!isFresh(provenAt, now)) return refuse('confirmation-needed');
  const challenge = challengeOf(house, inSession(session), now);
  const made = await readNewPasskey(house.site, response, challenge.isOurs);
  if (!made) return refuse('passkey-refused');
  return transaction(house.pool, async (db) => {
    if (!(await challenge.spend(db))) return refuse('passkey-refused');
    const { id: userId } = person;
    const row = { ...made, userId, device };
    if (!(await recordPasskey(db, row, MOST_PASSKEYS, now))) return refuse('too-many-passkeys');
    await recordEvent(db, userId, 'PasskeyAdded', now, `customer:${userId}`, { device });
    await tellOwner(db, house.keys, person, now);
    return accept(undefined);
  });
}

/** To a proven address: one that was only typed may be a stranger's. */
async function tellOwner(
  db: Database,
  keys: Keys,
  { id: userId, email, emailProven, language }: Person,
  now: Instant,
): Promise<void> {
  if (email === null || !emailProven) return;
  const told = { channel: 'email', to: email, template: 'passkey-added', userId } as const;
  const message = { ...told, params: {}, language, key: `passkey-added ${newId(now)}` };
  await recordMessage(db, keys, message, now);
}
