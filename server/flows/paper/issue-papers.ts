import { transaction } from '#server/platform/database/transaction.ts';
import { type PaperDeps, writePapers } from '../steps/paper/write-papers.ts';

/**
 * After any move of a booking's money: the papers that the law wants for it. Numbers and papers are one transaction, so
 * no number is missing; whoever moved the money waited for none of it.
 */
export const issuePapers = (
  { pool, now, supplier }: PaperDeps,
  { bookingId }: { readonly bookingId: string },
): Promise<number> => transaction(pool, (db) => writePapers(db, supplier, bookingId, now()));
