/** `('credit', 'debit')`: names that the program knows, in a query. What people type goes in as a parameter. */
export function sqlList(names: readonly string[]): string {
  const strange = names.find((name) => !/^[a-z][a-z_-]*$/.test(name));
  if (strange !== undefined) throw new RangeError(`${strange} is no name for a list in SQL`);
  return `(${names.map((name) => `'${name}'`).join(', ')})`;
}
