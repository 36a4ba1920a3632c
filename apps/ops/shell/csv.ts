import { saveFile } from '../../browser/save-file.ts';

/**
 * Rows as comma-separated text (RFC 4180), with the mark by which spreadsheets know the letters. What a spreadsheet would take for
 * a formula is text with an apostrophe before it: reasons are typed by people.
 */
export const csvOf = (
  names: readonly string[],
  rows: readonly (readonly (string | number | null)[])[],
): string =>
  `\uFEFF${[names, ...rows].map((cells) => `${cells.map((cell) => quoted(cell)).join(',')}\r\n`).join('')}`;

const quoted = (cell: string | number | null): string => {
  const text = typeof cell === 'string' && /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : `${cell ?? ''}`;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

export const saveCsv = (name: string, text: string): void =>
  saveFile(name, new Blob([text], { type: 'text/csv' }));
