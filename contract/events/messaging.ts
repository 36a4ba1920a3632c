import { event, flag, text } from './event.ts';

/** What was written to people, and what did not reach them. */
export const messagingEvents = {
  MessageWritten: event({ messageId: text, awaited: flag }, { sets: ['send-message'] }),
  MessageUnheard: event(
    { template: text, toKarigar: flag, userId: text },
    { tells: ['operations'] },
  ),
};
