import { DAY } from '#kernel/time.ts';
import { recordAsked } from '#server/flows/settlement/record-asked.ts';
import { listRestoresToAsk } from '#server/modules/settlement/restore-store.ts';
import type { TransferDeps } from './move-transfer.ts';
import { reconcileSettlements } from './reconcile-settlements.ts';

/**
 * Payments that the database still knows are asked about by their own clocks, which `recordRestored` has set. What it
 * does not know any more stands in the gateways' reports of every day since: each becomes a difference with its reference.
 */
export async function askAfterRestore(deps: TransferDeps): Promise<void> {
  for (const restore of await listRestoresToAsk(deps.pool, deps.now())) {
    const { restoredTo, tries } = restore;
    deps.log.warn('database-was-restored', { to: new Date(restoredTo).toISOString(), tries });
    const daysBack = Math.ceil((deps.now() - restoredTo) / DAY);
    const all = await reconcileSettlements(deps, daysBack);
    await recordAsked(deps.pool, restore, all, deps.now());
  }
}
