import type { Clock } from '#kernel/time.ts';
import { endPause } from '#server/flows/karigar/end-pause.ts';
import { listEndingPauses } from '#server/modules/karigar/pause-store.ts';
import type { Pool } from '#server/platform/database/connect.ts';

/** Nobody stays off the roster because somebody of us forgot to decide. */
export async function endPauses(deps: { readonly pool: Pool; readonly now: Clock }): Promise<void> {
  for (const id of await listEndingPauses(deps.pool, deps.now()))
    await endPause(deps.pool, id, deps.now());
}
