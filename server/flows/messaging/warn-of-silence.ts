import type { Clock } from '#kernel/time.ts';
import { type KeptMessage, TRIES_UNTIL_WARNED } from '#server/modules/messaging/message.ts';
import { lockReported } from '#server/modules/messaging/report-store.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { notifyIfUnheard } from './steps/notify-if-unheard.ts';

/**
 * Operations hear that nothing has reached somebody after as many tries as other messages have, and not only when a message
 * that is tried for a day is given up: they may have to call.
 */
export async function warnOfSilence(
  { pool, now }: { readonly pool: Pool; readonly now: Clock },
  { id, channel, attempts }: Pick<KeptMessage, 'id' | 'channel' | 'attempts'>,
): Promise<void> {
  if (attempts < TRIES_UNTIL_WARNED) return;
  await transaction(pool, async (db) => {
    const message = await lockReported(db, { id, channel, channelReference: null });
    if (message?.state === 'waiting') await notifyIfUnheard(db, message, now());
  });
}
