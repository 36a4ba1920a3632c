import type { Database } from '#server/platform/database/connect.ts';

/** How often each table was written to since the first look; a table that never was has no entry. */
export type Rows = Readonly<Record<string, number>>;

/**
 * One look at the whole database, to see afterwards what has changed. Left out are counters of attempts, which count
 * whoever tries in vain as well. The first look at a database sets its triggers: a checksum of every row of a hundred
 * tables, some two thousand times, took a tenth of all tests.
 */
export async function lookAtRows(
  db: Database,
  except: readonly string[] = COUNTERS,
): Promise<Rows> {
  const known = watched.get(db) ?? { totals: {}, watching: watchTables(db) };
  watched.set(db, known);
  await known.watching;
  // A list read again by each of two thousand tests would grow with all of them, so whatever was seen is taken away.
  const { rows } = await db.query<{ name: string; writes: number }>(
    `with seen as (delete from rows_written returning name)
      select name, count(*)::int as writes from seen group by name`,
  );
  for (const { name, writes } of rows) known.totals[name] = (known.totals[name] ?? 0) + writes;
  return Object.fromEntries(
    Object.entries(known.totals).filter(([name]) => !except.includes(name)),
  );
}

export const COUNTERS = ['throttles', 'api_key_uses'];

/** The tables in which something is different now. */
export const changedBetween = (before: Rows, after: Rows): string[] =>
  Object.keys(after).filter((table) => before[table] !== after[table]);

type Watched = { readonly totals: Record<string, number>; readonly watching: Promise<void> };
const watched = new WeakMap<Database, Watched>();

/** A statement that touches no row, or leaves each as it was, has changed nothing. */
const CHANGES = {
  insert: { referencing: 'new table as fresh', changed: 'select from fresh' },
  delete: { referencing: 'old table as gone', changed: 'select from gone' },
  update: {
    referencing: 'old table as gone new table as fresh',
    changed: 'select t::text from fresh t except all select t::text from gone t',
  },
};

async function watchTables(db: Database): Promise<void> {
  const { rows } = await db.query<{ name: string }>(
    `select c.oid::regclass::text as name from pg_class c
      where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace and not c.relispartition`,
  );
  const functions = Object.entries(CHANGES).map(
    ([event, { changed }]) => `
      create function rows_written_by_${event}() returns trigger language plpgsql security definer as $$
        begin
          if exists (${changed}) then insert into rows_written (name) values (tg_table_name); end if;
          return null;
        end $$;`,
  );
  const triggers = rows.flatMap(({ name }) =>
    Object.entries(CHANGES).map(
      ([event, { referencing }]) => `
        create trigger rows_written_by_${event} after ${event} on ${name} referencing ${referencing}
          for each statement execute function rows_written_by_${event}();`,
    ),
  );
  await db.query(
    ['create table rows_written (name text not null);', ...functions, ...triggers].join('\n'),
  );
}
