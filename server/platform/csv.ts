/**
 * Rows of comma-separated text by the names in its first line (RFC 4180: quotes around what holds a comma, a quote or a
 * line break; a quote inside is doubled). A row that is longer or shorter than the first line is an error, not a guess.
 */
export function readCsv(text: string): Record<string, string>[] {
  const [names, ...rows] = cellsOf(text.replace(/^\uFEFF/, ''));
  if (!names) return [];
  return rows.map((cells, index) => {
    if (cells.length !== names.length)
      throw new Error(`row ${index + 2} has ${cells.length} cells instead of ${names.length}`);
    return Object.fromEntries(names.map((name, at) => [name.trim(), cells[at] ?? '']));
  });
}

/** Either something in quotes or something without a comma, and then a comma, the end of a line, or the end. */
const CELL = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/y;

function cellsOf(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  CELL.lastIndex = 0;
  while (CELL.lastIndex < text.length) {
    const cell = CELL.exec(text);
    if (!cell) throw new Error(`row ${rows.length + 1} cannot be read`);
    row.push(cell[1] === undefined ? (cell[2] ?? '') : cell[1].replaceAll('""', '"'));
    if (cell[3] === ',') continue;
    rows.push(row);
    row = [];
  }
  return rows.filter((cells) => cells.length > 1 || cells[0] !== '');
}

export const writeCsv = (names: readonly string[], rows: readonly (readonly string[])[]): string =>
  [names, ...rows].map((cells) => `${cells.map(quoted).join(',')}\n`).join('');

const quoted = (cell: string): string =>
  /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
