import { DAY } from '#kernel/time.ts';
import { listRestoresToAsk, recordRestoreAsked } from '#server/modules/settlement/restore-store.ts';
import type { TransferDeps } from './move-transfer.ts';
import { reconcileSettlements } from './reconcile-settlements.ts';

/**
 * Payments that the database still knows are asked about by their own clocks, which `recordRestored` has set. What it
 * does not know any more stands in the gateways' reports of every day since: each becomes a difference with its reference.
 */
export async function askAfterRestore(deps: TransferDeps): Promise<void> {
  for (const { id, restoredTo } of await listRestoresToAsk(deps.pool)) {
    const now = deps.now();
    deps.log.warn('database-was-restored', { to: new Date(restoredTo).toISOString() });
    const all = await reconcileSettlements(deps, Math.ceil((now - restoredTo) / DAY));
    // A report that failed today is asked for again in a minute.
    if (all) await recordRestoreAsked(deps.pool, id, now);
  }
}
