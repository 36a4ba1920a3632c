import type { InputOf, OutputOf } from '#contract/operation.ts';
import {
  type readDayMarks as contract,
  MOST_MARKED_DAYS,
} from '#contract/public/read-day-marks.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import { addDays } from '#kernel/time.ts';
import { type Remembered, remember } from '#server/cache/remember.ts';
import { type MarkedDay, markedDays, type Override } from '#server/modules/almanac/marked-days.ts';
import { panchang } from '#server/modules/almanac/panchang.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';

type Read = (
  range: InputOf<typeof contract>,
) => Promise<Outcome<OutputOf<typeof contract>, 'range-invalid'>>;

/** The almanac as operations have corrected it; a correction is seen within a minute. */
export const almanacReader = (db: Database): Remembered<readonly MarkedDay[]> =>
  remember(async () => markedDays(panchang, await selectOverrides.run(db, [])), 60_000);

export function dayMarksReader(db: Database): Read {
  const days = almanacReader(db);
  return async ({ from, until }) => {
    if (until < from || until > addDays(from, MOST_MARKED_DAYS)) return refuse('range-invalid');
    const marks = (await days()).filter(({ date }) => date >= from && date <= until);
    return accept({ marks });
  };
}

const selectOverrides = statement<[], Override>({
  name: 'view-day-marks',
  text: 'select day as date, mark, shown from day_marks order by day, mark',
});
