import type { Database } from './connect.ts';

export type Statement<Params extends readonly unknown[], Row> = {
  /** Every row of the answer. */
  run(db: Database, params: Params): Promise<Row[]>;
  /** The first row, or nothing. */
  first(db: Database, params: Params): Promise<Row | undefined>;
  /** How many rows were touched. */
  count(db: Database, params: Params): Promise<number>;
};

const textsByName = new Map<string, string>();

/**
 * A named prepared statement: the database parses it once per connection, and mostly plans it once (`any-of.ts`).
 *
 *     const findPerson = statement<[id: string], PersonRow>({ name: 'find-person', text: 'select … where id = $1' });
 *     const person = await findPerson.first(db, [id]);
 */
export function statement<
  Params extends readonly unknown[],
  Row extends object = Record<string, unknown>,
>(definition: { readonly name: string; readonly text: string }): Statement<Params, Row> {
  const { name, text } = definition;
  claimName(name, text);
  const query = (db: Database, params: Params) =>
    db.query<Row>({ name, text, values: params as unknown as unknown[] });
  return {
    run: async (db, params) => (await query(db, params)).rows,
    first: async (db, params) => (await query(db, params)).rows[0],
    count: async (db, params) => (await query(db, params)).rowCount ?? 0,
  };
}

/** Two texts under one name would fail only when they meet on one connection, that is under load; so we refuse early. */
function claimName(name: string, text: string): void {
  if (name.length > 63)
    throw new Error(`The statement name "${name}" is longer than PostgreSQL's 63 bytes`);
  if ((textsByName.get(name) ?? text) !== text)
    throw new Error(`Two statements are called "${name}"`);
  textsByName.set(name, text);
}
