import type { Database } from '#server/platform/database/connect.ts';

/** What every table holds: how many rows, and a checksum of all of them. */
export type Rows = Readonly<Record<string, string>>;

/**
 * One look at the whole database, to see afterwards what has changed. Left out are counters of attempts, which count
 * whoever tries in vain as well.
 */
export async function lookAtRows(
  db: Database,
  except: readonly string[] = COUNTERS,
): Promise<Rows> {
  const { rows } = await db.query<{ name: string; sum: string }>(await questionFor(db, except));
  return Object.fromEntries(rows.map(({ name, sum }) => [name, sum]));
}

export const COUNTERS = ['throttles'];

/** The tables in which something is different now. */
export const changedBetween = (before: Rows, after: Rows): string[] =>
  Object.keys(after).filter((table) => before[table] !== after[table]);

const questions = new WeakMap<Database, Map<string, Promise<string>>>();

function questionFor(db: Database, except: readonly string[]): Promise<string> {
  const known = questions.get(db) ?? new Map<string, Promise<string>>();
  questions.set(db, known);
  const key = except.join();
  const question = known.get(key) ?? writeQuestion(db, except);
  known.set(key, question);
  return question;
}

async function writeQuestion(db: Database, except: readonly string[]): Promise<string> {
  const { rows } = await db.query<{ name: string }>(
    `select c.oid::regclass::text as name from pg_class c
      where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace and not c.relispartition
        and c.oid::regclass::text <> all ($1)`,
    [except],
  );
  return rows
    .map(
      ({ name }) =>
        `select '${name}' as name, count(*) || ' ' || coalesce(sum(hashtextextended(t::text, 0)), 0) as sum
          from ${name} t`,
    )
    .join(' union all ');
}
