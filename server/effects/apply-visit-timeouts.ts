import type { Log } from '#server/platform/log/log.ts';
import { listVisitsToMind } from '#server/views/visits-past-timeout.ts';
import { applyVisitTimeout } from './apply-visit-timeout.ts';

const AT_ONCE = 4;

/** Once a minute: whatever is due by the clock. One that fails keeps no other waiting, and is looked at again. */
export async function applyVisitTimeouts(
  deps: Parameters<typeof applyVisitTimeout>[0] & { readonly log: Pick<Log, 'fault'> },
): Promise<void> {
  const waiting = (await listVisitsToMind(deps.pool, deps.now())).values();
  const semaphore = Array.from({ length: AT_ONCE }, async () => {
    for (const bookingId of waiting) {
      await applyVisitTimeout(deps, { bookingId }).catch((error: unknown) =>
        deps.log.fault('visit-not-minded', error),
      );
    }
  });
  await Promise.all(semaphore);
}
