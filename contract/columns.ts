/** Many rows of one kind, with the name of each field once: less than half as long as a list of objects. */
export type Columns<Row> = { readonly [Name in keyof Row]: readonly Row[Name][] };

export const toColumns = <Row extends object>(
  rows: readonly Row[],
  names: readonly (keyof Row & string)[],
): Columns<Row> =>
  Object.fromEntries(
    names.map((name) => [name, rows.map((row) => row[name])]),
  ) as unknown as Columns<Row>;

export function toRows<Row extends object>(columns: Columns<Row>): Row[] {
  const named = Object.entries(columns) as [keyof Row, readonly Row[keyof Row][]][];
  const [first] = named;
  return (first?.[1] ?? []).map(
    (_, at) => Object.fromEntries(named.map(([name, column]) => [name, column[at]])) as Row,
  );
}
