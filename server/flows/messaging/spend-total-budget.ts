import { newId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/time.ts';
import { countOfTotal } from '#server/modules/messaging/budget-store.ts';
import {
  alarmAt,
  isPaid,
  mostInTotal,
  type TotalBudget,
  USUAL_BUDGET,
} from '#server/modules/messaging/total-budget.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { recordEvent } from '#server/platform/events/record-event.ts';

/** Counts one message on its way out, and answers whether the channel has room for it today; operations hear before it has none. */
export function spendTotalBudget(
  {
    pool,
    budget = USUAL_BUDGET,
  }: { readonly pool: Pool; readonly budget?: TotalBudget | undefined },
  { channel, isWaitedFor }: { readonly channel: string; readonly isWaitedFor: boolean },
  now: Instant,
): Promise<boolean> {
  if (!isPaid(channel)) return Promise.resolve(true);
  const most = budget[channel];
  return transaction(pool, async (db) => {
    const spending = { channel, most: mostInTotal(most, isWaitedFor) };
    const messages = await countOfTotal(db, spending, now);
    if (messages === undefined) return false;
    const because = alarmAt(messages, most);
    if (because !== undefined) {
      const data = { channel, messages, most, because };
      await recordEvent(db, newId(now), 'MessageBudgetAlarmed', now, 'house', data);
    }
    return true;
  });
}
