import { drawLetterhead } from '#server/platform/pdf/letterhead.ts';
import { COLOR, haveRoom, LEFT, openSheet, type Sheet, WIDTH } from '#server/platform/pdf/sheet.ts';
import { drawTable } from '#server/platform/pdf/table.ts';
import type { PrintedPayStatement } from './print-pay-statement.ts';

export type PayStatementOnFile = {
  readonly madeAt: Date;
  readonly language: string;
  readonly printed: PrintedPayStatement;
};

/** A Karigar's week as PDF: its words are given, nothing here says any. */
export async function payStatementPdf({ madeAt, language, printed }: PayStatementOnFile) {
  const { title, supplier } = printed;
  const about = { author: supplier.name, language, createdAt: madeAt };
  const sheet = await openSheet({ title: `${title} ${printed.week}`, ...about });
  let y = drawLetterhead(sheet, printed) + 16;
  for (const { label, value } of printed.facts) {
    sheet.write(label, { x: LEFT, y, width: 90, size: 9, color: COLOR.ink2 });
    y = sheet.write(value, { x: LEFT + 90, y, width: WIDTH - 90, size: 11, bold: true }) + 2;
  }
  y = drawTable(sheet, printed.table, SHAPE, y + 14);
  if (printed.nothing) y = sheet.write(printed.nothing, { x: LEFT, y: y + 8, ...LINE });
  y = drawPayouts(sheet, printed.payouts, haveRoom(sheet, y + 20, 90));
  for (const note of printed.notes)
    y = sheet.write(note, { ...LINE, x: LEFT, y: y + 6, size: 8.5, color: COLOR.ink2 });
  return sheet.finish();
}

const LINE = { width: WIDTH, size: 9.5 };

/** Day, visit, amount, two deductions, what is left. */
const SHAPE = { shares: [0.15, 0.29, 0.14, 0.15, 0.13, 0.14], figuresFrom: 2 };

function drawPayouts(
  sheet: Sheet,
  { title, lines }: PrintedPayStatement['payouts'],
  y: number,
): number {
  let end = sheet.write(title, { x: LEFT, y, width: WIDTH, size: 11, bold: true, role: 'H2' });
  for (const line of lines) {
    const at = haveRoom(sheet, end + 4, sheet.heightOf(line, LINE));
    end = sheet.write(line, { ...LINE, x: LEFT, y: at });
  }
  return end + 8;
}
