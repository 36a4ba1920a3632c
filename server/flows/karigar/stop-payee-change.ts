import type { InputOf, OutputOf, RefusalOf } from '#contract/operation.ts';
import type { stopPayeeChange as promise } from '#contract/ops/stop-payee-change.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Instant } from '#kernel/time.ts';
import { findKarigarAtWork } from '#server/modules/availability/own-karigar-store.ts';
import { lockPayee, recordPayeeStopped } from '#server/modules/karigar/payee-store.ts';
import { lockKarigarBatches, lockUnpaidTo } from '#server/modules/transfer/karigar-payout-store.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { recordEvent } from '#server/platform/events/record-event.ts';

/**
 * The Karigar has called: they did not make the change. Nobody is paid there any more; the Karigar is paid where they
 * were before. Payouts already made for it are named to the operator who stops it: the bank may have the file, so only
 * it can say whether that can be held back. The operator is never the Karigar themselves.
 */
export const stopPayeeChange = (
  pool: Pool,
  { id, why, by }: InputOf<typeof promise> & { readonly by: string },
  now: Instant,
): Promise<Outcome<OutputOf<typeof promise>, RefusalOf<typeof promise>>> =>
  transaction(pool, async (db) => {
    await lockKarigarBatches(db);
    const payee = await lockPayee(db, id);
    if (!payee) return refuse('payee-change-not-found');
    if ((await findKarigarAtWork(db, by)) === payee.karigarId) return refuse('own-money');
    if (payee.droppedAt === null) {
      await recordPayeeStopped(db, id, { by, why }, now);
      const data = { karigarId: payee.karigarId };
      await recordEvent(db, id, 'KarigarPayeeStopped', now, `ops:${by}`, data);
    }
    return accept({ stopped: true, payouts: await lockUnpaidTo(db, id) });
  });
