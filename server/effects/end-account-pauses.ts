import type { Clock } from '#kernel/time.ts';
import { endAccountPause } from '#server/flows/identity/end-account-pause.ts';
import type { NotifyDeps } from '#server/flows/identity/steps/notify-of-account.ts';
import { listEndingClosures } from '#server/modules/identity/closure-store.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import type { Log } from '#server/platform/log/log.ts';

/** Nobody stays out of their account because somebody of us forgot to decide. */
export async function endAccountPauses(
  deps: NotifyDeps & {
    readonly pool: Pool;
    readonly now: Clock;
    readonly log: Pick<Log, 'fault'>;
  },
): Promise<void> {
  for (const id of await listEndingClosures(deps.pool, deps.now())) {
    // One that fails keeps no other waiting; it is tried again at the next pass.
    await endAccountPause(deps, id, deps.now()).catch((error) =>
      deps.log.fault('account-pause-not-ended', error, { id }),
    );
  }
}
