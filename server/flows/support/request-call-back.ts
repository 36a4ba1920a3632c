import type { RefusalOf } from '#contract/operation.ts';
import type { requestCallBack as promise } from '#contract/public/request-call-back.ts';
import { accept, type Outcome } from '#kernel/outcome.ts';
import type { Caller } from '#server/modules/identity/caller.ts';
import { countAttempts } from '#server/modules/identity/throttle-store.ts';
import { callBackBuckets, decideAttempt } from '#server/modules/identity/throttling.ts';
import { type Lead, recordLead } from '#server/modules/support/store.ts';
import type { Database } from '#server/platform/database/connect.ts';

/** Ruling R10: stored as a lead for operations to call, limited per address. */
export async function requestCallBack(
  db: Database,
  lead: Lead,
  { address, now }: Pick<Caller, 'address' | 'now'>,
): Promise<Outcome<void, RefusalOf<typeof promise>>> {
  const attempt = decideAttempt(await countAttempts(db, callBackBuckets(address), now), now);
  if (!attempt.ok) return attempt;
  await recordLead(db, lead, now);
  return accept(undefined);
}
