import * as z from 'zod/mini';
import { operation } from '../operation.ts';

export const signOutEverywhere = operation({
  name: 'signOutEverywhere',
  audience: 'customer',
  method: 'POST',
  path: '/api/sessions/sign-out-everywhere',
  summary: 'Sign out every browser, or every one but this.',
  input: z.object({ keepThis: z._default(z.boolean(), false) }),
  output: z.object({ ended: z.number() }),
  refusals: {},
});
