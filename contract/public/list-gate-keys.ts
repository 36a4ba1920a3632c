import * as z from 'zod/mini';
import { operation } from '../operation.ts';

/** A phone at a gate keeps them for when it has no network. */
export const listGateKeys = operation({
  name: 'listGateKeys',
  audience: 'public',
  method: 'GET',
  path: '/api/gate/keys',
  summary:
    'The public keys (Ed25519, in letters of base64url) with which the pictures of gate passes are signed, today’s first.',
  input: z.object({}),
  output: z.object({ keys: z.array(z.string()) }),
  refusals: {},
});
