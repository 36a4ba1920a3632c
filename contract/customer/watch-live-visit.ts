import { operation } from '../operation.ts';
import { readLiveVisit } from './read-live-visit.ts';

export const watchLiveVisit = operation({
  name: 'watchLiveVisit',
  audience: 'customer',
  method: 'GET',
  path: '/api/bookings/:id/visit/live',
  summary:
    'The same visit at once and again after every change, as server-sent events called `visit`, each the whole of it. At most twelve streams a visit and person.',
  input: readLiveVisit.input,
  output: readLiveVisit.output,
  answersAs: 'event-stream',
  refusals: { 'booking-not-found': 404, 'too-many-requests': 429 },
});
