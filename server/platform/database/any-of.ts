/**
 * `= any($1)` of a prepared statement that is asked all day, as `anyOf('$1', 'bytea')`. Told how many values there are,
 * PostgreSQL holds a plan for few the cheaper one, and makes it anew at each execution; a subquery keeps the number from it.
 */
export const anyOf = (parameter: string, type: string): string =>
  `any((select ${parameter}::${type}[])::${type}[])`;
