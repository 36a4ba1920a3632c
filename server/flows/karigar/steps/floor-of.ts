import type { Paise } from '#kernel/money.ts';
import type { Instant, LocalDate } from '#kernel/time.ts';
import { quoteFloor } from '#server/modules/allowance/allowance.ts';
import { findRatesOn } from '#server/modules/allowance/store.ts';
import { minutesOn, type WeeklyHours } from '#server/modules/karigar/committing.ts';
import type { Database } from '#server/platform/database/connect.ts';

/** The least that a day earns them by their hours on it, or by those after a moment of it, at the rates of that day. */
export async function floorOf(
  db: Database,
  day: LocalDate,
  { shifts }: { readonly shifts: WeeklyHours },
  after?: Instant,
): Promise<Paise> {
  const rates = await findRatesOn(db, day);
  return rates ? quoteFloor(rates, minutesOn(day, shifts, after)) : 0;
}
