import * as z from 'zod/mini';
import { event, text } from './event.ts';

/** Events of the addresses to which news goes, and of what goes there. */
export const webhookEvents = {
  WebhookAdded: event(
    { name: text },
    { nobody: 'because a colleague has added it, and its first delivery shows whether it works' },
  ),
  WebhookSwitchedOn: event({ name: text }, { tells: ['operations'] }),
  WebhookSwitchedOff: event(
    { name: text, why: z.enum(['by-hand', 'failing']) },
    { tells: ['operations'] },
  ),
  /** One delivery is to go out: at first, and when somebody wants it sent again. */
  WebhookDue: event({ webhookId: text }, { sets: ['send-webhook'] }),
};
