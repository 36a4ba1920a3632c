import type { Channel } from '#contract/channels.ts';
import type { InputOf, RefusalOf } from '#contract/operation.ts';
import type { repeatMessage as promise } from '#contract/ops/repeat-message.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Clock } from '#kernel/time.ts';
import { lockBooking } from '#server/modules/booking/store.ts';
import { findMessage, isWritten, recordMessages } from '#server/modules/messaging/store.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { findEventOf } from '#server/platform/events/find-event.ts';
import { recordEvent } from '#server/platform/events/record-event.ts';
import type { Keys } from '#server/platform/secrets/keys.ts';
import { messagesOfEvents } from './steps/messages-of-events.ts';

type Deps = {
  readonly pool: Pool;
  readonly now: Clock;
  readonly keys: Keys;
  readonly messenger: { readonly channels: readonly Channel[] };
};

/**
 * The same news by the same channel, written anew from the event that it told of: what was sent is not kept. A code is not
 * repeated, and what no channel would carry today is refused.
 */
export const repeatMessage = (
  { pool, now: clock, keys, messenger: { channels } }: Deps,
  { id, messageId, repeatId, by }: InputOf<typeof promise> & { readonly by: string },
): Promise<Outcome<{ written: true }, RefusalOf<typeof promise>>> =>
  transaction(pool, async (db) => {
    // When two presses come at once, the second finds it written.
    if (!(await lockBooking(db, id))) return refuse('message-not-found');
    const sent = await findMessage(db, messageId);
    const eventId = Number(/^event (\d+) /.exec(sent?.key ?? '')?.[1]);
    const event = eventId ? await findEventOf(db, id, eventId) : undefined;
    if (!sent || !event) return refuse('message-not-found');
    const now = clock();
    const said = await messagesOfEvents(db, { keys, channels }, [event], now);
    const again = said.find(
      ({ template, channel, userId }) =>
        template === sent.template &&
        template !== 'start-code' &&
        channel === sent.channel &&
        channel !== 'push' &&
        userId === sent.userId,
    );
    if (!again) return refuse('message-not-repeatable');
    const key = `event ${eventId} ${sent.template} again ${repeatId}`;
    if (await isWritten(db, key)) return accept({ written: true });
    await recordMessages(db, keys, [{ ...again, key }], now);
    const { template } = sent;
    await recordEvent(db, id, 'MessageRepeated', now, `ops:${by}`, { messageId, template });
    return accept({ written: true });
  });
