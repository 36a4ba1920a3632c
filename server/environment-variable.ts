/** One variable of the environment: docs/operate/environment.md and .env.example are written from these. */
export type Variable = {
  readonly name: string;
  /** Purpose of the variable, in a sentence. */
  readonly says: string;
  /** Value that holds when none is given; in production where that differs. */
  readonly standard?: string;
  readonly example?: string;
  /** Whether production does not start without it. */
  readonly needed?: true;
};

export type Chapter = { readonly title: string; readonly variables: readonly Variable[] };

/** One that has a standard, or may be missing. */
export const it = (
  name: string,
  says: string,
  more: Omit<Variable, 'name' | 'says'> = {},
): Variable => ({
  name,
  says,
  ...more,
});
export const needed = (name: string, says: string, example: string): Variable =>
  it(name, says, { example, needed: true });
