import * as z from 'zod/mini';
import { reasonText } from '../fields/application.ts';
import { differencePosition } from '../fields/difference-position.ts';
import { madeId } from '../fields/visit-fields.ts';
import { operation } from '../operation.ts';

/** `asked`: the gateway was asked and has not answered yet; `explained`: it is known why, and nothing is left to do. */
export const DIFFERENCE_WAYS = ['asked', 'explained'] as const;

export const answerDifference = operation({
  name: 'answerDifference',
  audience: 'ops',
  method: 'POST',
  path: '/api/ops/settlements/:settlementId/differences',
  summary:
    'Write down of a difference between a gateway’s report and our books that the gateway was asked, or what explains it. When every difference of a report is explained, nobody is reminded of it any more. Sent again it changes nothing.',
  input: z.object({
    settlementId: madeId,
    position: differencePosition,
    /** Made by the screen: the same word sent twice is written down once. */
    id: madeId,
    way: z.enum(DIFFERENCE_WAYS),
    why: reasonText,
  }),
  output: z.object({ open: z.number() }),
  reveals: [],
  refusals: { 'difference-not-found': 404, 'difference-explained': 409 },
});
