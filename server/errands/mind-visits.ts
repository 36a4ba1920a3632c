import type { Log } from '#server/platform/log/log.ts';
import { listVisitsToMind } from '#server/views/visits-to-mind.ts';
import { mindVisit } from './mind-visit.ts';

const AT_ONCE = 4;

/** Once a minute: whatever is due by the clock. One that fails keeps no other waiting, and is looked at again. */
export async function mindVisits(
  house: Parameters<typeof mindVisit>[0] & { readonly log: Pick<Log, 'fault'> },
): Promise<void> {
  const waiting = (await listVisitsToMind(house.pool, house.now())).values();
  const lanes = Array.from({ length: AT_ONCE }, async () => {
    for (const bookingId of waiting) {
      await mindVisit(house, { bookingId }).catch((error: unknown) =>
        house.log.fault('visit-not-minded', error),
      );
    }
  });
  await Promise.all(lanes);
}
