import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { duty } from './duty.ts';

export const changeDuty = operation({
  name: 'changeDuty',
  audience: 'ops',
  method: 'POST',
  path: '/api/ops/duty',
  summary:
    'Be on duty until a moment at most twelve hours ahead, or no longer (null). It ends by itself; said again it stays as it is.',
  input: z.object({
    until: z.nullable(z.iso.datetime({ offset: true, error: 'moment-invalid' })),
  }),
  output: duty,
  reveals: [],
  refusals: { 'duty-time-invalid': 409 },
});
