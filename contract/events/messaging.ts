import { event, flag, number, text } from './event.ts';

/** What was written to people, and what did not reach them. */
export const messagingEvents = {
  MessageWritten: event({ messageId: text, awaited: flag }, { sets: ['send-message'] }),
  MessageRepeated: event(
    { messageId: text, template: text },
    { nobody: 'the message itself tells its reader.' },
  ),
  MessageUnheard: event(
    { template: text, toKarigar: flag, userId: text },
    { tells: ['operations'] },
  ),
  /** What goes out by a channel on a day comes near what we mean to spend, or has reached it. */
  MessageBudgetAlarmed: event(
    { channel: text, messages: number, most: number, because: text },
    { tells: ['operations'] },
  ),
};
