import * as z from 'zod/mini';
import { societyId } from '../fields/society-id.ts';
import { operation } from '../operation.ts';

export const withdrawGateLink = operation({
  name: 'withdrawGateLink',
  audience: 'ops',
  method: 'POST',
  path: '/api/ops/societies/:societyId/gate-links/withdrawal',
  summary:
    'Let the link of a society’s gate open nothing any more, from this moment. Sent again it changes nothing.',
  input: z.object({ societyId }),
  output: z.object({}),
  reveals: [],
  refusals: { 'society-unknown': 404 },
});
