import { type Clock, DAY } from '#kernel/time.ts';
import { declineRefundByHand } from '#server/flows/payment/decline-refund-by-hand.ts';
import { declinePayoutByHand } from '#server/flows/payout/decline-payout-by-hand.ts';
import { listRefundsRequested } from '#server/modules/payment/hand-refund-store.ts';
import { listRequested } from '#server/modules/payout/store.ts';
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
  for (const id of await listRefundsRequested(deps.pool, before))
    await declineRefundByHand(deps, { id, ...lapsed });
  for (const id of await listRequested(deps.pool, before))
    await declinePayoutByHand(deps, { id, ...lapsed });
}
