import type { OutputOf } from '#contract/operation.ts';
import type { listAllowanceRates as promise } from '#contract/ops/list-allowance-rates.ts';
import { dateInIndia, type Instant } from '#kernel/time.ts';
import type { AllowanceRates } from '#server/modules/allowance/allowance.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';

/** All rates, the latest first, each with whether it holds today. */
export async function listAllowanceRates(
  db: Database,
  now: Instant,
): Promise<OutputOf<typeof promise>> {
  const today = dateInIndia(now);
  const all = await selectAll.run(db, []);
  const current = all.find(({ holdsFrom }) => holdsFrom <= today);
  const rates = all.map((one) => {
    const since = one === current ? ('holds' as const) : ('over' as const);
    return { ...one, state: one.holdsFrom > today ? ('ahead' as const) : since };
  });
  return { today, rates };
}

const selectAll = statement<[], AllowanceRates>({
  name: 'view-allowance-rates',
  text: `select r.holds_from::text as "holdsFrom", waiting_free_minutes as "waitingFreeMinutes",
      waiting_paise_per_minute as "waitingPaisePerMinute", waiting_most_paise as "waitingMostPaise",
      way_free_km as "wayFreeKm", way_paise_per_km as "wayPaisePerKm", way_most_paise as "wayMostPaise",
      day_paise_per_hour as "dayPaisePerHour", day_most_paise as "dayMostPaise"
    from allowance_rates r order by r.holds_from desc`,
});
