import * as z from 'zod/mini';
import { CASH_TAKEN_TO } from '../cash-taken-to.ts';
import { operation } from '../operation.ts';

export const listKarigarCash = operation({
  name: 'listKarigarCash',
  audience: 'ops',
  method: 'GET',
  path: '/api/ops/karigar-cash',
  summary:
    'List the Karigars who hold our cash, the largest sum first, and what was handed in last and counted by whom.',
  input: z.object({}),
  output: z.object({
    /** Cash that lies with us and has not gone to the bank. */
    inHandPaise: z.number(),
    held: z.array(z.object({ karigarId: z.number(), name: z.string(), heldPaise: z.number() })),
    handedIn: z.array(
      z.object({
        id: z.string(),
        karigarId: z.number(),
        name: z.string(),
        amountPaise: z.number(),
        receipt: z.string(),
        takenTo: z.enum(CASH_TAKEN_TO),
        countedBy: z.string(),
        at: z.string(),
        reversedAt: z.nullable(z.string()),
        reversedWhy: z.nullable(z.string()),
      }),
    ),
  }),
  reveals: [
    { what: 'money', whose: 'karigar', at: 'output.held.karigarId' },
    { what: 'money', whose: 'karigar', at: 'output.handedIn.karigarId' },
  ],
  refusals: {},
});
