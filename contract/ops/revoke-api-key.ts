import * as z from 'zod/mini';
import { madeId } from '../fields/visit-fields.ts';
import { operation } from '../operation.ts';

export const revokeApiKey = operation({
  name: 'revokeApiKey',
  audience: 'ops',
  method: 'POST',
  path: '/api/ops/api-keys/:id/revocation',
  summary: 'Let a key open nothing any more, from this moment. Sent again it changes nothing.',
  input: z.object({ id: madeId }),
  output: z.object({ revokedAt: z.string() }),
  reveals: [],
  refusals: { 'api-key-not-found': 404 },
});
