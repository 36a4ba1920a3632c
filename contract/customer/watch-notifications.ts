import { operation } from '../operation.ts';
import { listNotifications } from './list-notifications.ts';

export const watchNotifications = operation({
  name: 'watchNotifications',
  audience: 'customer',
  method: 'GET',
  path: '/api/notifications/live',
  summary:
    'The notifications as they stand, at once and again after every change, as server-sent events called `notifications`. Each event is the whole list with the number of unread ones, so one that was missed is made up for by the next; a browser that comes back says by `Last-Event-ID` what it saw last and is told only what differs. At most twelve streams a person.',
  input: listNotifications.input,
  output: listNotifications.output,
  answersAs: 'event-stream',
  refusals: { 'too-many-requests': 429 },
});
