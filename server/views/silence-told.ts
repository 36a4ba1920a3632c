import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';

const selectTold = statement<[messageIds: readonly string[]], { told: boolean }>({
  name: 'silence-told',
  text: `select exists (select from events where subject = any ($1) and type = 'MessageUnheard') as told`,
});

/** Whether operations have heard of one of these messages that nothing reached the person. */
export const isSilenceTold = async (
  db: Database,
  messageIds: readonly string[],
): Promise<boolean> => (await selectTold.first(db, [messageIds]))?.told ?? false;
