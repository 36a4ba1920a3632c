import { type Clock, DAY } from '#kernel/time.ts';
import { declineTransfer } from '#server/flows/transfer/decline-transfer.ts';
import { listRequested } from '#server/modules/transfer/store.ts';
import type { Pool } from '#server/platform/database/connect.ts';

/** A request that found no second person within a week lapses; it can be made again. */
const WAITS = 7 * DAY;

/** Money that waits for a second of us does not wait for ever: it keeps its customer from closing their account. */
export async function lapseRequests(deps: {
  readonly pool: Pool;
  readonly now: Clock;
}): Promise<void> {
  const before = deps.now() - WAITS;
  const lapsed = { by: null, why: 'Nobody agreed to it within a week.' };
  for (const id of await listRequested(deps.pool, before))
    await declineTransfer(deps, { id, ...lapsed });
}
