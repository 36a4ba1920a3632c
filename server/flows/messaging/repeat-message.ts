import type { InputOf, RefusalOf } from '#contract/operation.ts';
import type { repeatMessage as promise } from '#contract/ops/repeat-message.ts';
import { type Outcome, refuse } from '#kernel/outcome.ts';
import { lockMessage } from '#server/modules/messaging/store.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { findEventOf } from '#server/platform/events/find-event.ts';
import { eventOf, type Repeating, writeAgain } from './steps/write-again.ts';

/** News of a booking written to its customer anew. */
export const repeatMessage = (
  deps: Repeating,
  { id, messageId, repeatId, by }: InputOf<typeof promise> & { readonly by: string },
): Promise<Outcome<{ written: true }, RefusalOf<typeof promise>>> =>
  transaction(deps.pool, async (db) => {
    const sent = await lockMessage(db, messageId);
    const eventId = sent && eventOf(sent);
    const event = eventId ? await findEventOf(db, id, eventId) : undefined;
    if (!sent || !event) return refuse('message-not-found');
    return writeAgain(db, deps, { sent, event, repeatId, by });
  });
