import type { Database } from '#server/platform/database/connect.ts';

/**
 * Places in the whole database, any table of any schema, that hold one of these words: as text, within JSON, or as the bytes of
 * a column that is not text. It asks the catalogue, so a table that is new is searched as well.
 */
export async function findInDatabase(db: Database, words: readonly string[]): Promise<string[]> {
  const hex = words.map((word) => Buffer.from(word).toString('hex'));
  const patterns = [...words, ...hex].map((word) => `%${word.replace(/[%_\\]/g, '\\$&')}%`);
  const found: string[] = [];
  for (const { schema, name } of await listTables(db)) {
    const { rows } = await db.query<{ row: string }>(
      `select t::text as row from "${schema}"."${name}" t where t::text ilike any($1) limit 3`,
      [patterns],
    );
    for (const { row } of rows) found.push(`${schema}.${name}: ${row.slice(0, 300)}`);
  }
  return found;
}

/** Every table that says by `user_id` whose a row is. */
export async function listTablesOfPersons(db: Database): Promise<string[]> {
  const { rows } = await db.query<{ name: string }>(
    `select distinct c.table_name as name from information_schema.columns c
      join information_schema.tables t using (table_schema, table_name)
      where c.column_name = 'user_id' and c.table_schema = 'public' and t.table_type = 'BASE TABLE'
      order by name`,
  );
  return rows.map(({ name }) => name);
}

async function listTables(db: Database): Promise<{ schema: string; name: string }[]> {
  const { rows } = await db.query<{ schema: string; name: string }>(
    `select table_schema as schema, table_name as name from information_schema.tables
      where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')
      order by 1, 2`,
  );
  return rows;
}
