import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { ownCase } from '../own-case.ts';

export const listOwnCases = operation({
  name: 'listOwnCases',
  audience: 'customer',
  method: 'GET',
  path: '/api/cases',
  summary: 'The signed-in person’s complaints and requests, the latest first, the latest fifty.',
  input: z.object({}),
  output: z.object({ cases: z.array(ownCase) }),
  refusals: {},
});
