import type { Channel } from '#contract/channels.ts';
import type { Clock } from '#kernel/time.ts';
import { lockReported, recordUndelivered } from '#server/modules/messaging/report-store.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import type { Keys } from '#server/platform/secrets/keys.ts';
import { notifyIfUnheard } from './steps/notify-if-unheard.ts';
import { passOn } from './steps/pass-on.ts';

/**
 * No more waiting for this channel: it said no (`failure`), or it has said nothing in time and the message stays sent.
 * Whatever has arrived or was passed on meanwhile stays as it is.
 */
export function giveUpMessage(
  deps: {
    readonly pool: Pool;
    readonly now: Clock;
    readonly keys: Keys;
    readonly messenger: { readonly staysHere: boolean };
  },
  given: { readonly id: string; readonly channel: Channel; readonly failure: string | null },
): Promise<'passed-on' | 'nowhere-to' | 'settled'> {
  const now = deps.now();
  const { id, channel, failure } = given;
  return transaction(deps.pool, async (db) => {
    const message = await lockReported(db, { id, channel, channelReference: null });
    if (!message || message.takenOverAt !== null) return 'settled';
    if (message.state !== 'waiting' && message.state !== 'sent') return 'settled';
    if (failure !== null) await recordUndelivered(db, { id, failure, keepContents: true }, now);
    const { staysHere: keepContents } = deps.messenger;
    const passed = await passOn(db, deps.keys, message, { keepContents }, now);
    if (passed === 'nowhere-to' && failure !== null) await notifyIfUnheard(db, message, now);
    return passed;
  });
}
