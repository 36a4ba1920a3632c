import { diffArrays } from 'diff';

export type ChangedLine = { readonly line: string; readonly nth: number; readonly isNew: boolean };

/** Lines that customers no longer read, and those that they read instead, in the order of the text. */
export const linesChanged = (was: string, will: string): ChangedLine[] =>
  diffArrays(linesOf(was), linesOf(will))
    .filter(({ added, removed }) => added || removed)
    .flatMap(({ value, added }) => value.map((line) => ({ line, isNew: added })))
    .map((one, nth) => ({ ...one, nth }));

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
