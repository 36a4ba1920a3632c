import type { addPasskey as promise } from '#contract/applicant/add-passkey.ts';
import type { RefusalOf } from '#contract/operation.ts';
import { newId } from '#kernel/ids.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Instant } from '#kernel/time.ts';
import { findKarigarAtWork } from '#server/modules/availability/own-karigar-store.ts';
import { isFresh } from '#server/modules/identity/confirming.ts';
import { lockEnrolling, recordPasskey } from '#server/modules/identity/passkey-store.ts';
import type { Person } from '#server/modules/identity/person.ts';
import { recordMessage } from '#server/modules/messaging/store.ts';
import { recordNotification } from '#server/modules/notification/store.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { recordEvent } from '#server/platform/events/record-event.ts';
import { readNewPasskey } from '#server/platform/secrets/passkeys.ts';
import { challengeOf, type Enrolling, inSession, type PasskeyDeps } from './steps/challenge-of.ts';
import type { NotifyDeps } from './steps/notify-of-account.ts';

/** Telephone, tablet, laptop and a key for the drawer, twice over. */
const MOST_PASSKEYS = 10;

export type Made = Enrolling & { readonly response: unknown; readonly device: string | null };

/** The passkey that the browser has made becomes a way in, and its owner is told. */
export async function addPasskey(
  deps: PasskeyDeps & NotifyDeps,
  { person, session, provenAt, response, device }: Made,
  now: Instant,
): Promise<Outcome<void, RefusalOf<typeof promise>>> {
  if (!isFresh(provenAt, now)) return refuse('confirmation-needed');
  const challenge = challengeOf(deps, inSession(session), now);
  const made = await readNewPasskey(deps.site, response, challenge.isOurs);
  if (!made) return refuse('passkey-refused');
  return transaction(deps.pool, async (db) => {
    const { id: userId } = person;
    // Its sessions may have ended since the request was let in.
    if (!(await lockEnrolling(db, { userId, session }))) return refuse('confirmation-needed');
    if (!(await challenge.spend(db))) return refuse('passkey-refused');
    const row = { ...made, userId, device };
    if (!(await recordPasskey(db, row, MOST_PASSKEYS, now))) return refuse('too-many-passkeys');
    const karigarId = await findKarigarAtWork(db, userId);
    await recordEvent(db, userId, 'PasskeyAdded', now, `customer:${userId}`, { device, karigarId });
    await notifyOwner(db, deps, person, now);
    return accept(undefined);
  });
}

/** At the bell, and by a way that is proven to be theirs: an address or number that was only typed may be a stranger's. */
async function notifyOwner(
  db: Database,
  { keys, messenger: { channels } }: NotifyDeps,
  { id: userId, email, emailProven, mobile, mobileProven, language }: Person,
  now: Instant,
): Promise<void> {
  const notice = { userId, kind: 'passkey-added', params: {}, eventId: null, at: now } as const;
  await recordNotification(db, notice);
  const way =
    email !== null && emailProven
      ? ({ channel: 'email', to: email } as const)
      : mobile !== null && mobileProven && channels.includes('sms')
        ? ({ channel: 'sms', to: mobile } as const)
        : undefined;
  if (!way) return;
  const told = { ...way, template: 'passkey-added', userId, params: {}, language } as const;
  await recordMessage(db, keys, { ...told, key: `passkey-added ${newId(now)}` }, now);
}
