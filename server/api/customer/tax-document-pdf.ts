import type { PrintedTaxDocument } from '#contract/customer/tax-document.ts';
import { openSheet, PAGE, type Sheet } from '#server/platform/pdf/sheet.ts';

const LEFT = PAGE.margin;
const WIDTH = PAGE.width - 2 * PAGE.margin;
const GERU = '#8c2f1d';
const INK_2 = '#5c4a3f';
const LIME = '#f6efe3';
const LINE = '#d9cbb4';
const GENDA = '#fbeec9';

export type TaxDocumentOnFile = {
  readonly number: string;
  readonly issuedAt: Date;
  readonly recipient: string;
  readonly recipientLines: readonly string[];
  readonly language: string;
  readonly printed: PrintedTaxDocument;
};

/** A tax document as PDF: its words are those that were issued, nothing here says any. */
export async function taxDocumentPdf(taxDocument: TaxDocumentOnFile) {
  const { number, issuedAt, language, printed } = taxDocument;
  const { title, supplier } = printed;
  const sheet = await openSheet({
    title: `${title} ${number}`,
    author: supplier.name,
    language,
    createdAt: issuedAt,
  });
  sheet.fill({ x: 0, y: 0, width: PAGE.width, height: 7 }, GERU);
  let y = drawHead(sheet, printed, PAGE.margin);
  y = drawParties(sheet, taxDocument, y + 16);
  y = drawTable(sheet, printed.table, y + 18);
  y = drawSums(sheet, printed, haveRoom(sheet, y + 14, SUMS_HEIGHT));
  for (const note of printed.notes)
    y = sheet.write(note, { x: LEFT, y: y + 4, width: WIDTH, size: 8.5, color: INK_2 });
  return sheet.finish();
}

function drawHead(sheet: Sheet, { title, demo, supplier }: PrintedTaxDocument, y: number): number {
  const width = WIDTH / 2 - 12;
  const right = { x: LEFT + WIDTH / 2 + 12, width, align: 'right', color: GERU } as const;
  const titleEnds = sheet.write(title, { ...right, y, size: 18, bold: true, role: 'H1' });
  let end = sheet.write(supplier.name, { x: LEFT, y, width, size: 13, bold: true, role: 'H2' });
  for (const line of supplier.lines)
    end = sheet.write(line, { x: LEFT, y: end, width, size: 9.5, color: INK_2 });
  end = Math.max(end, titleEnds);
  if (!demo) return end;
  const inner = { width: WIDTH - 20, size: 10, bold: true };
  const height = sheet.heightOf(demo, inner) + 10;
  sheet.fill({ x: LEFT, y: end + 10, width: WIDTH, height }, GENDA);
  sheet.write(demo, { ...inner, x: LEFT + 10, y: end + 15 });
  return end + 10 + height;
}

/** Draws the recipient on the left and the subject on the right. */
function drawParties(
  sheet: Sheet,
  { recipient: name, recipientLines, printed }: TaxDocumentOnFile,
  y: number,
): number {
  const { recipient, facts } = printed;
  const width = WIDTH * 0.36;
  const left = { x: LEFT, width };
  let end = sheet.write(recipient.label, { ...left, y, size: 8.5, color: INK_2 });
  if (name) end = sheet.write(name, { ...left, y: end, size: 12, bold: true });
  for (const line of [...recipientLines, ...recipient.lines])
    end = sheet.write(line, { ...left, y: end, size: 9.5, color: INK_2 });
  const x = LEFT + width + 20;
  const labelWidth = (WIDTH - width - 20) * 0.44;
  let at = y;
  for (const fact of facts) {
    const first = sheet.write(fact.label, {
      x,
      y: at,
      width: labelWidth - 8,
      size: 9,
      color: INK_2,
    });
    const valueWidth = WIDTH - width - 20 - labelWidth;
    const second = sheet.write(fact.value, {
      x: x + labelWidth,
      y: at,
      width: valueWidth,
      size: 9.5,
    });
    at = Math.max(first, second) + 1;
  }
  return Math.max(end, at);
}

/** For the sums, the amount in words and the notes: they stay together. */
const SUMS_HEIGHT = 170;

/** The height at which a piece stands: here, or at the top of the next page. */
function haveRoom(sheet: Sheet, y: number, height: number): number {
  if (y + height <= PAGE.height - PAGE.margin) return y;
  sheet.turn();
  return PAGE.margin;
}

/** Description, code, value, two taxes, amount; figures stand to the right. */
const SHARES = [0.29, 0.1, 0.155, 0.155, 0.155, 0.145];

function drawTable(sheet: Sheet, { columns, rows, total }: PrintedTaxDocument['table'], y: number) {
  const drawColumns = (at: number) =>
    drawRow(sheet, columns, at, { size: 8.5, bold: true, back: LIME });
  let end = drawColumns(y);
  for (const row of rows) {
    const at = haveRoom(sheet, end, heightOfRow(sheet, row, { size: 9 }));
    end = drawRow(sheet, row, at === end ? at : drawColumns(at), { size: 9 });
    sheet.fill({ x: LEFT, y: end, width: WIDTH, height: 0.6 }, LINE);
  }
  const last = { size: 9, bold: true };
  end = drawRow(sheet, total, haveRoom(sheet, end, heightOfRow(sheet, total, last)), last);
  sheet.fill({ x: LEFT, y: end, width: WIDTH, height: 1.2 }, GERU);
  return end;
}

function drawRow(
  sheet: Sheet,
  cells: readonly string[],
  y: number,
  { back, ...look }: Look & { back?: string },
): number {
  const height = heightOfRow(sheet, cells, look);
  if (back) sheet.fill({ x: LEFT, y, width: WIDTH, height }, back);
  for (const [index, cell] of cells.entries())
    if (cell) sheet.write(cell, { ...cellAt(index, look), y: y + 5 });
  return y + height;
}

const heightOfRow = (sheet: Sheet, cells: readonly string[], look: Look): number =>
  Math.max(...cells.map((cell, index) => sheet.heightOf(cell, cellAt(index, look)))) + 10;

function cellAt(index: number, look: Look) {
  const before = SHARES.slice(0, index).reduce((sum, share) => sum + share, 0);
  const share = SHARES[index] as number;
  const align = index > 1 ? ('right' as const) : ('left' as const);
  return { ...look, x: LEFT + 6 + before * WIDTH, width: share * WIDTH - 12, align };
}
type Look = { readonly size: number; readonly bold?: boolean };

function drawSums(sheet: Sheet, { sums, inWords }: PrintedTaxDocument, y: number): number {
  const width = WIDTH * 0.46;
  const x = LEFT + WIDTH - width;
  let end = y;
  for (const [index, { label, value }] of sums.entries()) {
    const look = { size: index === 0 ? 11 : 9.5, bold: index === 0 || index === sums.length - 1 };
    const first = sheet.write(label, { ...look, x, y: end, width: width * 0.6 });
    const place = { x: x + width * 0.6, width: width * 0.4, align: 'right' } as const;
    end = Math.max(first, sheet.write(value, { ...look, ...place, y: end }));
  }
  const words = { x: LEFT, width: WIDTH - width - 20 };
  const label = sheet.write(inWords.label, { ...words, y, size: 8.5, color: INK_2 });
  return Math.max(end, sheet.write(inWords.value, { ...words, y: label, size: 9.5 })) + 10;
}
