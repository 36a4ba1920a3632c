import type { RenderedMessage } from '#server/adapters/messages/rendered-message.ts';
import { mailOf } from './mail-of.ts';
import { pushOf } from './push-of.ts';
import { smsOf } from './sms-of.ts';
import { whatsAppOf } from './whats-app-of.ts';
import type { Sender, Unworded } from './words-of.ts';

/** A message in the person's language, ready for its channel; nothing when that channel has no words for it. */
export function renderMessage(message: Unworded, sender: Sender): RenderedMessage | undefined {
  switch (message.channel) {
    case 'email':
      return mailOf(message, sender);
    case 'sms':
      return smsOf(message, sender);
    case 'whatsapp':
      return whatsAppOf(message);
    case 'push':
      return pushOf(message, sender);
  }
}
