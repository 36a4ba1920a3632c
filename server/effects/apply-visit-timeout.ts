import type { Instant } from '#kernel/time.ts';
import { applyTimeout } from '#server/flows/visit/apply-timeout.ts';
import { closeOldCase } from '#server/flows/visit/close-old-case.ts';
import { raiseAlarm } from '#server/flows/visit/raise-alarm.ts';

type Deps = Parameters<typeof applyTimeout>[0];

/** The clock looks after a visit: says what must be said of it, and ends what nobody has ended. */
export async function applyVisitTimeout(
  deps: Deps,
  { bookingId }: { readonly bookingId: string },
): Promise<{ readonly againAt?: Instant }> {
  const said = await raiseAlarm(deps, { bookingId });
  const done = await applyTimeout(deps, { bookingId });
  const closed = await closeOldCase(deps, { bookingId });
  const moments = [said.againAt, done.againAt, closed.againAt].filter((at) => at !== undefined);
  return moments.length > 0 ? { againAt: Math.min(...moments) } : {};
}
