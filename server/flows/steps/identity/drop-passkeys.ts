import type { Instant } from '#kernel/time.ts';
import { findKarigarAtWork } from '#server/modules/availability/own-karigar-store.ts';
import { deletePasskeysOf } from '#server/modules/identity/passkey-store.ts';
import { recordNotification } from '#server/modules/notification/store.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { recordEvent } from '#server/platform/events/record-event.ts';

/** A passkey of whoever had stolen the account would outlive everything else: all go, and the bell says so. */
export async function dropPasskeys(
  db: Database,
  userId: string,
  by: string,
  now: Instant,
): Promise<number> {
  const gone = await deletePasskeysOf(db, userId);
  if (gone === 0) return 0;
  await recordPasskeyRemoved(db, userId, by, now);
  const told = { kind: 'passkeys-removed', params: {}, eventId: null } as const;
  await recordNotification(db, { ...told, userId, at: now });
  return gone;
}

/** Those that were added since a contact was changed by somebody else; older ones are their owner's. */
export async function dropPasskeysSince(
  db: Database,
  userId: string,
  since: Instant,
  now: Instant,
): Promise<void> {
  if ((await deletePasskeysOf(db, userId, since)) > 0)
    await recordPasskeyRemoved(db, userId, `customer:${userId}`, now);
}

/** A Karigar hears of it in their own app. */
export async function recordPasskeyRemoved(
  db: Database,
  userId: string,
  by: string,
  now: Instant,
): Promise<void> {
  const karigarId = await findKarigarAtWork(db, userId);
  await recordEvent(db, userId, 'PasskeyRemoved', now, by, { karigarId });
}
