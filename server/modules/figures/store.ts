import { policy } from '#contract/policy.ts';
import { dateInIndia, type Instant } from '#kernel/time.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';

/** Number of visits judged in one transaction. */
export const FIGURES_AT_ONCE = 2_000;

const keep = statement<[Date, number, number, number], { kept: number }>({
  name: 'figures-keep',
  text: 'select keep_figures($1, $2, $3, $4) as kept',
});

/** Judges what has changed, and answers how much of it; the figures of its days are right then. */
export async function keepChangedFigures(db: Database, now: Instant): Promise<number> {
  const { onTimeMinutes, visit } = policy;
  const row = await keep.first(db, [
    new Date(now),
    onTimeMinutes,
    visit.ownTimeMinutes,
    FIGURES_AT_ONCE,
  ]);
  return row?.kept ?? 0;
}

const anew = statement<[Date]>({
  name: 'figures-count-anew',
  text: 'select count_figures_anew($1)',
});

/** Notes everything from then on as changed. */
export const noteAllFigures = (db: Database, from: Instant): Promise<unknown> =>
  anew.run(db, [new Date(from)]);

const deleteMarks = statement<[string]>({
  name: 'figures-erase-marks',
  text: 'delete from figure_marks where on_day < $1',
});
const deleteDays = statement<[string]>({
  name: 'figures-erase-days',
  text: 'delete from public_figures where on_day < $1',
});

export async function deleteFiguresBefore(db: Database, before: Instant): Promise<number> {
  const day = dateInIndia(before);
  return (await deleteMarks.count(db, [day])) + (await deleteDays.count(db, [day]));
}
