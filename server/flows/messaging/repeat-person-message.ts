import type { InputOf, RefusalOf } from '#contract/operation.ts';
import type { repeatPersonMessage as promise } from '#contract/ops/repeat-person-message.ts';
import { type Outcome, refuse } from '#kernel/outcome.ts';
import { lockMessage } from '#server/modules/messaging/store.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { findEvent } from '#server/platform/events/find-event.ts';
import { eventOf, type Repeating, writeAgain } from './steps/write-again.ts';

/** Any news written to a customer or a Karigar anew; what tells of no event, as a code, is not repeated. */
export const repeatPersonMessage = (
  deps: Repeating,
  { userId, messageId, repeatId, by }: InputOf<typeof promise> & { readonly by: string },
): Promise<Outcome<{ written: true }, RefusalOf<typeof promise>>> =>
  transaction(deps.pool, async (db) => {
    const sent = await lockMessage(db, messageId);
    if (!sent || sent.userId !== userId) return refuse('message-not-found');
    const event = await findEvent(db, eventOf(sent));
    if (!event) return refuse('message-not-repeatable');
    return writeAgain(db, deps, { sent, event, repeatId, by });
  });
