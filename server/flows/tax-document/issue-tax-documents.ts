import { transaction } from '#server/platform/database/transaction.ts';
import {
  type TaxDocumentDeps,
  writeTaxDocuments,
} from '../steps/tax-document/write-tax-documents.ts';

/**
 * After any move of a booking's money: the tax documents that the law wants for it. Numbers and tax documents are one transaction, so
 * no number is missing; whoever moved the money waited for none of it.
 */
export const issueTaxDocuments = (
  { pool, now, supplier }: TaxDocumentDeps,
  { bookingId }: { readonly bookingId: string },
): Promise<number> => transaction(pool, (db) => writeTaxDocuments(db, supplier, bookingId, now()));
