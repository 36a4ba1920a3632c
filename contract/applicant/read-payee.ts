import * as z from 'zod/mini';
import { shownPayee } from '../fields/payee.ts';
import { operation } from '../operation.ts';

export const payeeState = z.object({
  /** The payee in use now; null while the Karigar has named none. */
  payee: z.nullable(shownPayee),
  /** The payee in use from a later moment on. */
  next: z.nullable(z.object({ payee: shownPayee, usableAt: z.string() })),
  /** The last change that we stopped, and why, in our words to the Karigar; or that they have undone. */
  stopped: z.nullable(z.object({ payee: shownPayee, why: z.string(), undone: z.boolean() })),
  /** Opens the page that takes the last change back; null once it is too late for that. */
  undoToken: z.nullable(z.string()),
  /** Whether the password is asked for before the code: there is one, and it was not shown a moment ago. */
  askPassword: z.boolean(),
  /** The mobile that a change is confirmed by, but for its middle; null where none is proven. */
  codeTo: z.nullable(z.string()),
});

export const readPayee = operation({
  name: 'readPayee',
  audience: 'applicant',
  method: 'GET',
  path: '/api/karigar/payee',
  summary: 'Read where a Karigar is paid now, and where from when on if they have changed it.',
  input: z.object({}),
  output: payeeState,
  refusals: { 'not-on-roster': 409 },
});
