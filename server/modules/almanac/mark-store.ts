import type { LocalDate } from '#kernel/time.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';

type Said = { readonly date: LocalDate; readonly mark: string; readonly shown: boolean | null };

/** False where it stood like this before. */
export const recordMark = async (db: Database, { date, mark, shown }: Said): Promise<boolean> =>
  (shown === null
    ? await dropMark.run(db, [date, mark])
    : await upsertMark.run(db, [date, mark, shown])
  ).length > 0;

const upsertMark = statement<[LocalDate, string, boolean], { mark: string }>({
  name: 'say-day-mark',
  text: `insert into day_marks (day, mark, shown) values ($1, $2, $3)
    on conflict (day, mark) do update set shown = excluded.shown where day_marks.shown <> excluded.shown returning mark`,
});

const dropMark = statement<[LocalDate, string], { mark: string }>({
  name: 'drop-day-mark',
  text: 'delete from day_marks where day = $1 and mark = $2 returning mark',
});
