import type { Clock } from '#kernel/time.ts';
import { findRecipient } from '#server/modules/identity/recipient-store.ts';
import { recordMessage } from '#server/modules/messaging/store.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import type { Keys } from '#server/platform/secrets/keys.ts';

/**
 * One mail to whoever has just joined with an address that is known to be theirs. One that was only typed may be a
 * stranger's and gets nothing but codes (ruling R41): then the welcome stands in the bell alone.
 */
export async function writeWelcome(
  deps: { readonly pool: Pool; readonly now: Clock; readonly keys: Keys },
  { userId }: { readonly userId: string },
): Promise<void> {
  await transaction(deps.pool, async (db) => {
    const recipient = await findRecipient(db, userId);
    if (!recipient?.email || !recipient.emailProven) return;
    const { email: to, fullName, language } = recipient;
    const params = fullName ? { name: fullName } : {};
    const message = {
      channel: 'email',
      template: 'welcome',
      to,
      params,
      language,
      userId,
    } as const;
    await recordMessage(db, deps.keys, { ...message, key: `welcome ${userId}` }, deps.now());
  });
}
