import { event, flag, number, text } from './event.ts';

/** Events of messages: those written, and those that did not arrive. */
export const messagingEvents = {
  MessageWritten: event({ messageId: text, awaited: flag }, { sets: ['send-message'] }),
  MessageRepeated: event(
    { messageId: text, template: text },
    { nobody: 'the message itself tells its reader.' },
  ),
  TemplateMarked: event(
    { channel: text, name: text, language: text, state: text },
    { nobody: 'because who registers sentences reads the list of them.' },
  ),
  MessageUnheard: event(
    { template: text, toKarigar: flag, userId: text },
    { tells: ['operations'] },
  ),
  /** The messages that a channel sends on a day come near the budget, or have reached it. */
  MessageBudgetAlarmed: event(
    { channel: text, messages: number, most: number, because: text },
    { tells: ['operations'] },
  ),
};
