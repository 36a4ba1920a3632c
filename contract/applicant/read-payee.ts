import * as z from 'zod/mini';
import { shownPayee } from '../fields/payee.ts';
import { operation } from '../operation.ts';

export const payeeStanding = z.object({
  /** Where he is paid now; null where he has named nothing. */
  payee: z.nullable(shownPayee),
  /** Where he is paid from a moment on. */
  next: z.nullable(z.object({ payee: shownPayee, usableAt: z.string() })),
  /** The last one that we have stopped, and why, in our words to him. */
  stopped: z.nullable(z.object({ payee: shownPayee, why: z.string() })),
  /** The mobile that a change is confirmed by, but for its middle; null where none is proven. */
  codeTo: z.nullable(z.string()),
});

export const readPayee = operation({
  name: 'readPayee',
  audience: 'applicant',
  method: 'GET',
  path: '/api/karigar/payee',
  summary: 'Where a Karigar is paid, and where from when on if he has changed it.',
  input: z.object({}),
  output: payeeStanding,
  refusals: { 'not-on-roster': 409 },
});
