import * as z from 'zod/mini';
import { societyId } from '../fields/society-id.ts';
import { madeId } from '../fields/visit-fields.ts';
import { operation } from '../operation.ts';

export const giveGateLink = operation({
  name: 'giveGateLink',
  audience: 'ops',
  method: 'POST',
  path: '/api/ops/societies/:societyId/gate-links',
  summary:
    'Give the gate of a society a link that shows who is expected there today. The link it had until now opens nothing any more.',
  input: z.object({
    societyId,
    /** Made by the client, so that a request sent twice gives one. */
    id: madeId,
  }),
  output: z.object({
    /** Told this once: we keep only its hash. */
    link: z.string(),
  }),
  reveals: [],
  refusals: { 'society-unknown': 404, 'gate-link-exists': 409 },
});
