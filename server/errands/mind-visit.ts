import type { Instant } from '#kernel/time.ts';
import { closeOldCase } from '#server/flows/visit/close-old-case.ts';
import { letClockAct } from '#server/flows/visit/let-clock-act.ts';
import { raiseAlarm } from '#server/flows/visit/raise-alarm.ts';

type House = Parameters<typeof letClockAct>[0];

/** The clock looks after a visit: says what must be said of it, and ends what nobody has ended. */
export async function mindVisit(
  house: House,
  { bookingId }: { readonly bookingId: string },
): Promise<{ readonly againAt?: Instant }> {
  const said = await raiseAlarm(house, { bookingId });
  const done = await letClockAct(house, { bookingId });
  const closed = await closeOldCase(house, { bookingId });
  const moments = [said.againAt, done.againAt, closed.againAt].filter((at) => at !== undefined);
  return moments.length > 0 ? { againAt: Math.min(...moments) } : {};
}
