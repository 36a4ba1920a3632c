import * as z from 'zod/mini';
import { language } from '../fields/language.ts';
import { operation } from '../operation.ts';
import { paperInList, printedPaper } from './paper.ts';

export const readPaper = operation({
  name: 'readPaper',
  audience: 'customer',
  method: 'GET',
  path: '/api/papers/:id',
  summary:
    'One paper of the signed-in customer: a receipt voucher, an invoice, a refund voucher or a credit note, word for word as it was issued. As PDF it is at `/api/papers/:id/pdf`. A paper of somebody else is not found.',
  input: z.object({
    id: z.uuid('paper-id-invalid'),
    language,
  }),
  output: z.object({
    paper: paperInList,
    bookingId: z.string(),
    /** The recipient, by the name they had then. */
    recipient: z.string(),
    /** The recipient's address then, and the GSTIN of their business. */
    recipientLines: z.array(z.string()),
    printed: printedPaper,
  }),
  refusals: { 'paper-not-found': 404 },
});
