import type { OutputOf } from '#contract/operation.ts';
import type { readCityDays as promise } from '#contract/ops/read-city-days.ts';
import { DAY_MARKS, type DayMark } from '#contract/public/read-day-marks.ts';
import { addDays, dateInIndia, type Instant } from '#kernel/time.ts';
import { markedDays, type Override } from '#server/modules/almanac/marked-days.ts';
import { panchang } from '#server/modules/almanac/panchang.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';

type Days = OutputOf<typeof promise>;

const DAYS_AHEAD = 366;

/** Closed days, and the marks of the coming year with those that operations have taken away. */
export async function readCityDays(db: Database, now: Instant): Promise<Days> {
  const today = dateInIndia(now);
  const [cities, closures, said] = await Promise.all([
    selectCities.run(db, []),
    selectClosures.run(db, [today]),
    selectSaid.run(db, [today]),
  ]);
  const isSaid = new Set(said.map(({ date, mark }) => `${date} ${mark}`));
  const shown = markedDays(panchang, said)
    .filter(({ date }) => date >= today && date < addDays(today, DAYS_AHEAD))
    .map((one) => ({
      ...one,
      shown: true,
      by: isSaid.has(`${one.date} ${one.mark}`) ? ('operations' as const) : ('almanac' as const),
    }));
  const taken = said
    .filter((one) => !one.shown && isMark(one.mark))
    .map(({ date, mark }) => ({
      ...{ date, mark: mark as DayMark, shown: false, by: 'operations' as const },
    }));
  return {
    ...{ cities, closures },
    marks: [...shown, ...taken].toSorted((one, other) => one.date.localeCompare(other.date)),
  };
}

const isMark = (mark: string): boolean => (DAY_MARKS as readonly string[]).includes(mark);

const selectCities = statement<[], Days['cities'][number]>({
  name: 'view-cities',
  text: `select slug, names ->> 'en' as name from cities order by position`,
});

const selectClosures = statement<[string], Days['closures'][number]>({
  name: 'view-city-closures',
  text: 'select city, day::text as day, why from city_closures where day >= $1 order by day, city',
});

const selectSaid = statement<[string], Override>({
  name: 'view-said-day-marks',
  text: 'select day::text as date, mark, shown from day_marks where day >= $1 order by day, mark',
});
