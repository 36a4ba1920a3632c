import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { SCOPES } from '../scopes.ts';

export const listApiKeys = operation({
  name: 'listApiKeys',
  audience: 'ops',
  method: 'GET',
  path: '/api/ops/api-keys',
  summary:
    'Keys of integrators, the latest first: what each is for, until when it opens anything, and how often it was used in thirty days.',
  input: z.object({}),
  output: z.object({
    keys: z.array(
      z.object({
        id: z.string(),
        integrator: z.string(),
        /** The last letters of the key itself, of which no more is kept. */
        ending: z.string(),
        scopes: z.array(z.enum(SCOPES)),
        madeAt: z.string(),
        expiresAt: z.string(),
        revokedAt: z.nullable(z.string()),
        lastUsedAt: z.nullable(z.string()),
        uses: z.array(
          z.object({ operation: z.string(), answered: z.number(), refused: z.number() }),
        ),
      }),
    ),
  }),
  reveals: [],
  refusals: {},
});
