import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { ownCase } from '../own-case.ts';

export const listHelp = operation({
  name: 'listHelp',
  audience: 'applicant',
  method: 'GET',
  path: '/api/karigar/cases',
  summary: 'The questions of a Karigar about their work, the latest first, with what was answered.',
  input: z.object({}),
  output: z.object({ cases: z.array(ownCase) }),
  refusals: {},
});
