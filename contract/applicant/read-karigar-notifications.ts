import * as z from 'zod/mini';
import { operation } from '../operation.ts';

export const readKarigarNotifications = operation({
  name: 'readKarigarNotifications',
  audience: 'applicant',
  method: 'POST',
  path: '/api/karigar/notifications/reading',
  summary:
    'The Karigar has looked through the list: whatever had come by then is read. Twice is as good as once.',
  input: z.object({ until: z.iso.datetime({ offset: true, error: 'happened-at-invalid' }) }),
  output: z.object({ read: z.literal(true) }),
  refusals: {},
});
