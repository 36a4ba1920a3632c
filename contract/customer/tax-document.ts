import * as z from 'zod/mini';
import { TAX_DOCUMENT_KINDS } from '../tax-document-kinds.ts';

const named = z.object({ label: z.string(), value: z.string() });

/**
 * Everything that stands on a tax document, in one language, as it was when it was issued: screens and PDF set it and add no
 * word of their own.
 */
export const printedTaxDocument = z.object({
  title: z.string(),
  /** Says that this tax document is for demonstration only. */
  demo: z.nullable(z.string()),
  supplier: z.object({ label: z.string(), name: z.string(), lines: z.array(z.string()) }),
  recipient: z.object({ label: z.string(), lines: z.array(z.string()) }),
  facts: z.array(named),
  table: z.object({
    columns: z.array(z.string()),
    rows: z.array(z.array(z.string())),
    total: z.array(z.string()),
  }),
  sums: z.array(named),
  inWords: named,
  notes: z.array(z.string()),
});
export type PrintedTaxDocument = z.infer<typeof printedTaxDocument>;

/** A tax document in the list of its booking. */
export const taxDocumentInList = z.object({
  id: z.string(),
  kind: z.enum(TAX_DOCUMENT_KINDS),
  number: z.string(),
  amountPaise: z.number(),
  issuedAt: z.string(),
});
export type TaxDocumentInList = z.infer<typeof taxDocumentInList>;
