import { sumOfLedger } from '#server/modules/ledger/store.ts';
import type { Database } from '#server/platform/database/connect.ts';
import type { Log } from '#server/platform/log/log.ts';

/** Money neither appears nor vanishes: when everything ever posted does not add up to nothing, somebody is called. */
export async function checkLedger(deps: {
  readonly pool: Database;
  readonly log: Pick<Log, 'security'>;
}): Promise<void> {
  const sumPaise = await sumOfLedger(deps.pool);
  if (sumPaise !== 0) deps.log.security('ledger-out-of-balance', { sumPaise });
}
