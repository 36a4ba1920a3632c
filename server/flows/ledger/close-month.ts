import type { InputOf, OutputOf, RefusalOf } from '#contract/operation.ts';
import type { closeMonth as promise } from '#contract/ops/close-month.ts';
import { newId } from '#kernel/ids.ts';
import { accept, type Outcome } from '#kernel/outcome.ts';
import type { Clock } from '#kernel/time.ts';
import { decideClosing } from '#server/modules/ledger/closing.ts';
import {
  digestOfMonth,
  findFirstOpenMonth,
  findMonth,
  lockLedgerMonth,
  recordClosed,
  recordProposal,
} from '#server/modules/ledger/month-store.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { recordEvent } from '#server/platform/events/record-event.ts';

type Closing = Outcome<OutputOf<typeof promise>, RefusalOf<typeof promise>>;

/**
 * One of us says that the books of a month are right as they were seen; when a second says the same of the same entries, the
 * month is closed and its sums are kept. Whoever posts in it meanwhile waits, and then stands in the next.
 */
export const closeMonth = (
  { pool, now: clock }: { readonly pool: Pool; readonly now: Clock },
  { month, digest: seen, why, by }: InputOf<typeof promise> & { readonly by: string },
): Promise<Closing> =>
  transaction<Closing>(pool, async (db) => {
    await lockLedgerMonth(db, month);
    const now = clock();
    const known = await findMonth(db, month);
    const firstOpen = await findFirstOpenMonth(db);
    const books = await digestOfMonth(db, month);
    const { digest } = books;
    const decided = decideClosing({ month, now, firstOpen, known, digest, seen, by });
    if (!decided.ok) return decided;
    const step = decided.value;
    if (step === 'waits' || step === 'closed') return accept({ state: step });
    const data = { month, digest, entries: books.entries, why };
    if (step === 'propose') {
      await recordProposal(db, month, books, by, now);
      await recordEvent(db, newId(now), 'MonthProposed', now, `ops:${by}`, data);
      return accept({ state: 'waits' });
    }
    await recordClosed(db, month, by, now);
    await recordEvent(db, newId(now), 'MonthClosed', now, `ops:${by}`, data);
    return accept({ state: 'closed' });
  });
