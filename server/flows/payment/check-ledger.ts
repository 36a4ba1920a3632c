import { newId } from '#kernel/ids.ts';
import type { Clock } from '#kernel/time.ts';
import { sumOfLedger } from '#server/modules/ledger/store.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { recordEvent } from '#server/platform/events/record-event.ts';
import type { Log } from '#server/platform/log/log.ts';

/** Money neither appears nor vanishes: when everything ever posted does not add up to nothing, somebody is called. */
export async function checkLedger(deps: {
  readonly pool: Database;
  readonly now: Clock;
  readonly log: Pick<Log, 'security'>;
}): Promise<void> {
  const sumPaise = await sumOfLedger(deps.pool);
  if (sumPaise === 0) return;
  deps.log.security('ledger-out-of-balance', { sumPaise });
  const found = { why: 'ledger-out-of-balance', amountPaise: sumPaise };
  await recordEvent(deps.pool, newId(), 'BooksDisagree', deps.now(), 'clock', found);
}
