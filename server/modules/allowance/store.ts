import type { Instant, LocalDate } from '#kernel/time.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { lockWhole } from '#server/platform/database/locks.ts';
import { statement } from '#server/platform/database/statement.ts';
import type { AllowanceRates } from './allowance.ts';

/** Two who set them follow each other. */
export const lockRates = (db: Database): Promise<unknown> => lockWhole(db, 'allowance-rates');

/** The rates of a day in India; none before the first ones hold. */
export const findRatesOn = (db: Database, day: LocalDate): Promise<AllowanceRates | undefined> =>
  selectOn.first(db, [day]);

/** Those of a day ahead may be written anew until that day comes. */
export const recordRates = (db: Database, rates: AllowanceRates, at: Instant): Promise<number> =>
  upsert.count(db, [JSON.stringify(rates), new Date(at)]);

const COLUMNS = `holds_from::text as "holdsFrom", waiting_free_minutes as "waitingFreeMinutes",
  waiting_paise_per_minute as "waitingPaisePerMinute", waiting_most_paise as "waitingMostPaise",
  way_free_km as "wayFreeKm", way_paise_per_km as "wayPaisePerKm", way_most_paise as "wayMostPaise",
  day_paise_per_hour as "dayPaisePerHour", day_most_paise as "dayMostPaise"`;

const selectOn = statement<[LocalDate], AllowanceRates>({
  name: 'allowance-rates-on',
  text: `select ${COLUMNS} from allowance_rates where holds_from <= $1 order by holds_from desc limit 1`,
});

const upsert = statement<[string, Date]>({
  name: 'allowance-rates-record',
  text: `insert into allowance_rates (holds_from, waiting_free_minutes, waiting_paise_per_minute, waiting_most_paise,
      way_free_km, way_paise_per_km, way_most_paise, day_paise_per_hour, day_most_paise, set_at)
    select r."holdsFrom", r."waitingFreeMinutes", r."waitingPaisePerMinute", r."waitingMostPaise",
        r."wayFreeKm", r."wayPaisePerKm", r."wayMostPaise", r."dayPaisePerHour", r."dayMostPaise", $2
      from jsonb_to_record($1::jsonb) r ("holdsFrom" date, "waitingFreeMinutes" smallint, "waitingPaisePerMinute" integer,
        "waitingMostPaise" integer, "wayFreeKm" smallint, "wayPaisePerKm" integer, "wayMostPaise" integer, "dayPaisePerHour" integer, "dayMostPaise" integer)
    on conflict (holds_from) do update set waiting_free_minutes = excluded.waiting_free_minutes,
      waiting_paise_per_minute = excluded.waiting_paise_per_minute, waiting_most_paise = excluded.waiting_most_paise,
      way_free_km = excluded.way_free_km, way_paise_per_km = excluded.way_paise_per_km,
      way_most_paise = excluded.way_most_paise, day_paise_per_hour = excluded.day_paise_per_hour,
      day_most_paise = excluded.day_most_paise, set_at = excluded.set_at`,
});
