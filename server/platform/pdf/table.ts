import { COLOR, haveRoom, LEFT, type Sheet, WIDTH } from './sheet.ts';

type Table = {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly total: readonly string[];
};
/** Each column's part of the width, and the first of those that hold figures, which stand to the right. */
type Shape = { readonly shares: readonly number[]; readonly figuresFrom: number };
type Look = { readonly size: number; readonly bold?: boolean };

/** A table over as many pages as it needs, its columns named on each, and answers where it ends. */
export function drawTable(sheet: Sheet, { columns, rows, total }: Table, shape: Shape, y: number) {
  const drawColumns = (at: number) => drawRow(sheet, columns, shape, at, HEAD, COLOR.lime);
  const roomFor = (row: readonly string[], at: number, look: Look) =>
    haveRoom(sheet, at, heightOfRow(sheet, row, shape, look));
  let end = drawColumns(y);
  for (const row of rows) {
    const at = roomFor(row, end, ROW);
    end = drawRow(sheet, row, shape, at === end ? at : drawColumns(at), ROW);
    sheet.fill({ x: LEFT, y: end, width: WIDTH, height: 0.6 }, COLOR.line);
  }
  end = drawRow(sheet, total, shape, roomFor(total, end, TOTAL), TOTAL);
  sheet.fill({ x: LEFT, y: end, width: WIDTH, height: 1.2 }, COLOR.geru);
  return end;
}

const HEAD: Look = { size: 8.5, bold: true };
const ROW: Look = { size: 9 };
const TOTAL: Look = { size: 9, bold: true };

function drawRow(
  sheet: Sheet,
  cells: readonly string[],
  shape: Shape,
  y: number,
  look: Look,
  back?: string,
): number {
  const height = heightOfRow(sheet, cells, shape, look);
  if (back) sheet.fill({ x: LEFT, y, width: WIDTH, height }, back);
  for (const [index, cell] of cells.entries())
    if (cell) sheet.write(cell, { ...cellAt(index, shape, look), y: y + 5 });
  return y + height;
}

const heightOfRow = (sheet: Sheet, cells: readonly string[], shape: Shape, look: Look): number =>
  Math.max(...cells.map((cell, index) => sheet.heightOf(cell, cellAt(index, shape, look)))) + 10;

function cellAt(index: number, { shares, figuresFrom }: Shape, look: Look) {
  const before = shares.slice(0, index).reduce((sum, share) => sum + share, 0);
  const share = shares[index] as number;
  const align = index >= figuresFrom ? ('right' as const) : ('left' as const);
  return { ...look, x: LEFT + 6 + before * WIDTH, width: share * WIDTH - 12, align };
}
