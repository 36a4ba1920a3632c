import type { downloadData as promise } from '#contract/customer/download-data.ts';
import type { RefusalOf } from '#contract/operation.ts';
import { accept, type Outcome } from '#kernel/outcome.ts';
import type { Instant } from '#kernel/time.ts';
import { type Channels, isFresh } from '#server/modules/identity/confirming.ts';
import { countAttempts } from '#server/modules/identity/throttle-store.ts';
import { decideAttempt, downloadBuckets } from '#server/modules/identity/throttling.ts';
import { recordEvent } from '#server/platform/events/record-event.ts';
import { type Asking, confirmPerson } from '../steps/identity/confirm-person.ts';
import type { CodeDeps } from '../steps/identity/send-code.ts';

/**
 * Whether everything about a person may be handed out now. A person who has just signed in need not show it again; a
 * browser that was left open must not give away in one file what is otherwise looked up page by page. The download is
 * on record.
 */
export async function allowDownload(
  deps: CodeDeps,
  asking: Asking,
  channels: Channels,
  now: Instant,
): Promise<Outcome<void, RefusalOf<typeof promise>>> {
  const { person, sessionBeganAt } = asking;
  if (!isFresh(sessionBeganAt, now)) {
    const confirmed = await confirmPerson(deps, asking, channels, now);
    if (!confirmed.ok) return confirmed;
  }
  const counted = await countAttempts(deps, downloadBuckets(person.id), now);
  const attempt = decideAttempt(counted, now);
  if (!attempt.ok) return attempt;
  await recordEvent(deps.pool, person.id, 'DataDownloaded', now, `customer:${person.id}`, {});
  return accept(undefined);
}
