import { COMMITTED_DAYS_AHEAD } from '#contract/karigar/commit-day.ts';
import type { KarigarWork } from '#contract/karigar-work.ts';
import type { Paise } from '#kernel/money.ts';
import { addDays, dateInIndia, type Instant, type LocalDate } from '#kernel/time.ts';
import { quoteFloor } from '#server/modules/allowance/allowance.ts';
import { minutesOn } from '#server/modules/karigar/committing.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';

type Rates = { holdsFrom: LocalDate; dayPaisePerHour: Paise; dayMostPaise: Paise };

/** The least that each day of work ahead would earn whoever commits to it, by the rates of that day. */
export async function listFloorsAhead(
  db: Database,
  { shifts, leaves }: Pick<KarigarWork, 'shifts' | 'leaves'>,
  now: Instant,
): Promise<KarigarWork['floors']> {
  const today = dateInIndia(now);
  const rates = await selectRates.run(db, [addDays(today, COMMITTED_DAYS_AHEAD)]);
  const days = Array.from({ length: COMMITTED_DAYS_AHEAD + 1 }, (_, one) => addDays(today, one));
  return days
    .filter((day) => !leaves.includes(day))
    .map((day) => ({ day, minutes: minutesOn(day, shifts, now) }))
    .filter(({ minutes }) => minutes > 0)
    .map(({ day, minutes }) => {
      const own = rates.find(({ holdsFrom }) => holdsFrom <= day);
      return { day, floorPaise: own ? quoteFloor(own, minutes) : 0 };
    });
}

const selectRates = statement<[LocalDate], Rates>({
  name: 'view-floor-rates',
  text: `select holds_from::text as "holdsFrom", day_paise_per_hour as "dayPaisePerHour", day_most_paise as "dayMostPaise"
    from allowance_rates where holds_from <= $1 order by holds_from desc`,
});
