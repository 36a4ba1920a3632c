import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { duty } from './duty.ts';

export const readDuty = operation({
  name: 'readDuty',
  audience: 'ops',
  method: 'GET',
  path: '/api/ops/duty',
  summary:
    'Who is on duty and until when: they are rung for what harms within minutes. While nobody is, every dispatcher and administrator is.',
  input: z.object({}),
  output: duty,
  reveals: [],
  refusals: {},
});
