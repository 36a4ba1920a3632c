import * as z from 'zod/mini';
import { language } from '../fields/language.ts';
import { operation } from '../operation.ts';
import { printedTaxDocument, taxDocumentInList } from './tax-document.ts';

export const readTaxDocument = operation({
  name: 'readTaxDocument',
  audience: 'customer',
  method: 'GET',
  path: '/api/tax-documents/:id',
  summary:
    'One tax document of the signed-in customer: a receipt voucher, an invoice, a refund voucher or a credit note, word for word as it was issued. As PDF it is at `/api/tax-documents/:id/pdf`. A tax document of somebody else is not found.',
  input: z.object({
    id: z.uuid('tax-document-id-invalid'),
    language,
  }),
  output: z.object({
    taxDocument: taxDocumentInList,
    bookingId: z.string(),
    /** The recipient, by the name they had then. */
    recipient: z.string(),
    /** The recipient's address then, and the GSTIN of their business. */
    recipientLines: z.array(z.string()),
    printed: printedTaxDocument,
  }),
  refusals: { 'tax-document-not-found': 404 },
});
