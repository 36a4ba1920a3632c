import type { Instant } from '#kernel/time.ts';
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
  await recordEvent(db, userId, 'PasskeyRemoved', now, by, {});
  const told = { kind: 'passkeys-removed', params: {}, eventId: null } as const;
  await recordNotification(db, { ...told, userId, at: now });
  return gone;
}
