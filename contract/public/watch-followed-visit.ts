import { operation } from '../operation.ts';
import { readFollowedVisit } from './read-followed-visit.ts';

export const watchFollowedVisit = operation({
  name: 'watchFollowedVisit',
  audience: 'public',
  method: 'GET',
  path: '/api/follow/:token/live',
  summary:
    'The same at once and again after every change, as server-sent events called `visit`; the stream ends with the visit or when the link is taken back.',
  input: readFollowedVisit.input,
  output: readFollowedVisit.output,
  answersAs: 'event-stream',
  refusals: { 'share-over': 410, 'too-many-requests': 429 },
});
