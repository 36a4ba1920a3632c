import { MINUTE } from '#kernel/time.ts';
import { listLeftBehind } from '#server/modules/messaging/store.ts';
import { type MessageDeps, sendMessage } from './send-message.ts';

/** Longer than all tries and all waiting for a report together. */
const OVERDUE_MS = 20 * MINUTE;
const MOST = 100;

/** Sends messages that a lost job left behind. Normally there are none, so each is logged. */
export async function sweepMessages(deps: MessageDeps): Promise<void> {
  const left = await listLeftBehind(deps.pool, deps.now() - OVERDUE_MS, MOST);
  if (left.length > 0) deps.log.warn('messages-left-behind', { messages: left.length });
  for (const messageId of left) {
    await sendMessage(deps, { messageId }).catch((error: unknown) =>
      deps.log.fault('message-not-swept', error, { messageId }),
    );
  }
}
