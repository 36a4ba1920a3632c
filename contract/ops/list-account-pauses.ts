import * as z from 'zod/mini';
import { accountClosure } from '../account-closure.ts';
import { operation } from '../operation.ts';

export const listAccountPauses = operation({
  name: 'listAccountPauses',
  audience: 'ops',
  method: 'GET',
  path: '/api/ops/account-pauses',
  summary:
    'List the customers whose account we have paused or closed: appeals that wait first, then those that end soonest.',
  input: z.object({}),
  output: z.object({
    closures: z.array(
      z.extend(accountClosure, { userId: z.string(), name: z.nullable(z.string()) }),
    ),
  }),
  reveals: [{ what: 'account', whose: 'user', at: 'output.closures.userId' }],
  refusals: {},
});
