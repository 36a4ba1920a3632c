import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { caseStaff } from './case.ts';

/** Files that several of us may have open at once; a case has its own. */
export const WATCHED_FILES = ['booking', 'customer', 'karigar', 'payment', 'transfer'] as const;
export type WatchedFile = (typeof WATCHED_FILES)[number];

/** Karigars have numbers, all others ids. */
const ID = /^(?:\d{1,9}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

export const watchFile = operation({
  name: 'watchFile',
  audience: 'ops',
  method: 'POST',
  path: '/api/ops/files/:kind/:id/watchers',
  summary:
    'Say that a file is on one’s screen: of a booking, a customer, a Karigar, a payment, or of a refund or payout that failed. Answers who else has it there now. Repeated while it is looked at.',
  input: z.object({
    kind: z.enum(WATCHED_FILES),
    id: z.string().check(z.toLowerCase(), z.regex(ID, 'file-id-invalid')),
  }),
  output: z.object({ others: z.array(caseStaff) }),
  reveals: [],
  refusals: { 'file-not-for-role': 403 },
});
