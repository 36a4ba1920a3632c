import type { Clock } from '#kernel/time.ts';
import { findRecipient } from '#server/modules/identity/recipient-store.ts';
import { recordMessage } from '#server/modules/messaging/store.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import type { Keys } from '#server/platform/secrets/keys.ts';

/**
 * One mail to whoever has just joined. An address that is not proven may be a stranger's, so the mail says nothing that
 * was typed: nobody sends words of his own to somebody else through us.
 */
export async function writeWelcome(
  deps: { readonly pool: Pool; readonly now: Clock; readonly keys: Keys },
  { userId }: { readonly userId: string },
): Promise<void> {
  await transaction(deps.pool, async (db) => {
    const recipient = await findRecipient(db, userId);
    if (!recipient?.email) return;
    const { email: to, emailProven, fullName, language } = recipient;
    const params = emailProven && fullName ? { name: fullName } : {};
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
