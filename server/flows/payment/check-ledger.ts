import { newId } from '#kernel/ids.ts';
import type { Paise } from '#kernel/money.ts';
import type { Clock } from '#kernel/time.ts';
import { sumOfLedger } from '#server/modules/ledger/store.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { recordEvent } from '#server/platform/events/record-event.ts';
import type { Log } from '#server/platform/log/log.ts';

/**
 * Money neither appears nor vanishes: when everything ever posted does not add up to nothing, or money of ours stays set aside
 * for work that is over, somebody is called.
 */
export async function checkLedger(
  deps: {
    readonly pool: Database;
    readonly now: Clock;
    readonly log: Pick<Log, 'security'>;
  },
  leftPromises: readonly { readonly bookingId: string; readonly amountPaise: Paise }[],
): Promise<void> {
  for (const { bookingId, amountPaise } of leftPromises) {
    deps.log.security('promised-money-left', { bookingId, amountPaise });
    const found = { why: 'promised-money-left', bookingId, amountPaise };
    await recordEvent(deps.pool, bookingId, 'BooksDisagree', deps.now(), 'clock', found);
  }
  const sumPaise = await sumOfLedger(deps.pool);
  if (sumPaise === 0) return;
  deps.log.security('ledger-out-of-balance', { sumPaise });
  const found = { why: 'ledger-out-of-balance', amountPaise: sumPaise };
  await recordEvent(deps.pool, newId(), 'BooksDisagree', deps.now(), 'clock', found);
}
