/** A file that spreadsheets open (RFC 4180), with the mark by which they know the letters; no cell begins a formula. */
export const csvOf = (names: readonly string[], rows: readonly (readonly string[])[]): string =>
  `\uFEFF${[names, ...rows].map((cells) => `${cells.map(cell).join(',')}\r\n`).join('')}`;

const cell = (text: string): string => {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};
