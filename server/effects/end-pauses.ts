import type { Clock } from '#kernel/time.ts';
import { endPause } from '#server/flows/karigar/end-pause.ts';
import { listEndingPauses } from '#server/modules/karigar/pause-store.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import type { Log } from '#server/platform/log/log.ts';

/** Nobody stays off the roster because somebody of us forgot to decide. */
export async function endPauses(deps: {
  readonly pool: Pool;
  readonly now: Clock;
  readonly log: Pick<Log, 'fault'>;
}): Promise<void> {
  for (const id of await listEndingPauses(deps.pool, deps.now())) {
    // One that fails keeps no other waiting; it is tried again at the next pass.
    await endPause(deps.pool, id, deps.now()).catch((error) =>
      deps.log.fault('pause-not-ended', error, { id }),
    );
  }
}
