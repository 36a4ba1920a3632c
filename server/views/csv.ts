import type { Paise } from '#kernel/money.ts';

/** A file that spreadsheets open (RFC 4180), with the mark by which they know the letters; no cell begins a formula. */
export const csvOf = (names: readonly string[], rows: readonly (readonly string[])[]): string =>
  `\uFEFF${[names, ...rows].map((cells) => `${cells.map(cell).join(',')}\r\n`).join('')}`;

const NUMBER = /^-\d+(\.\d+)?$/;

const cell = (text: string): string => {
  // An amount below zero begins as a formula does, and is none.
  const safe = /^[=+\-@\t\r]/.test(text) && !NUMBER.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** The same rows as a file for a spreadsheet or for a program. */
export const rowsAsText = (
  form: 'csv' | 'json',
  names: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): string =>
  form === 'csv'
    ? csvOf(
        names,
        rows.map((row) => row.map((cell) => `${cell}`)),
      )
    : JSON.stringify(
        rows.map((row) => Object.fromEntries(names.map((name, column) => [name, row[column]]))),
        null,
        1,
      );

/** An amount as every file has it: a number of rupees. */
export const rupees = (paise: Paise): string => (paise / 100).toFixed(2);
