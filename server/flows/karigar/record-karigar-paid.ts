import type { InputOf, RefusalOf } from '#contract/operation.ts';
import type { recordKarigarPaid as promise } from '#contract/ops/record-karigar-paid.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Instant } from '#kernel/time.ts';
import { lockPayout, recordPaid } from '#server/modules/karigar/payout-store.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';

/** The bank says under which name it has paid; said twice is as good as once, said otherwise is refused. */
export const recordKarigarPaid = (
  pool: Pool,
  { payoutId, bankReference }: InputOf<typeof promise>,
  now: Instant,
): Promise<Outcome<{ paid: true }, RefusalOf<typeof promise>>> =>
  transaction(pool, async (db) => {
    const payout = await lockPayout(db, payoutId);
    if (!payout) return refuse('payout-not-found');
    if (payout.bankReference !== null && payout.bankReference !== bankReference)
      return refuse('payout-already-paid');
    await recordPaid(db, payoutId, bankReference, now);
    return accept({ paid: true });
  });
