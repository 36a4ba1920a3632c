import type { setReach as promise } from '#contract/karigar/set-reach.ts';
import type { InputOf, RefusalOf } from '#contract/operation.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Instant } from '#kernel/time.ts';
import type { AppCache } from '#server/cache/app-cache.ts';
import { lockMembership, recordReach } from '#server/modules/availability/membership-store.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { recordEvent } from '#server/platform/events/record-event.ts';

/** Sets from where and how far the Karigar goes; visits beyond it go to others with the event. */
export async function setReach(
  deps: { readonly pool: Pool; readonly facts: AppCache },
  { userId, homePincode, reachMinutes }: InputOf<typeof promise> & { readonly userId: string },
  now: Instant,
): Promise<Outcome<void, RefusalOf<typeof promise>>> {
  const places = await deps.facts.places();
  if (places.indexOf(homePincode) === undefined) return refuse('outside-served-area');
  return transaction(deps.pool, async (db) => {
    const member = await lockMembership(db, userId);
    if (!member?.active) return refuse('not-on-roster');
    const { karigarId } = member;
    await recordReach(db, karigarId, { homePincode, reachMinutes });
    await recordEvent(db, userId, 'RosterChanged', now, `karigar:${karigarId}`, { karigarId });
    return accept(undefined);
  });
}
