import type { PrintedTaxDocument } from '#contract/customer/tax-document.ts';
import { drawLetterhead } from '#server/platform/pdf/letterhead.ts';
import { COLOR, haveRoom, LEFT, openSheet, type Sheet, WIDTH } from '#server/platform/pdf/sheet.ts';
import { drawTable } from '#server/platform/pdf/table.ts';

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
  let y = drawLetterhead(sheet, printed);
  y = drawParties(sheet, taxDocument, y + 16);
  y = drawTable(sheet, printed.table, SHAPE, y + 18);
  y = drawSums(sheet, printed, haveRoom(sheet, y + 14, SUMS_HEIGHT));
  for (const note of printed.notes)
    y = sheet.write(note, { x: LEFT, y: y + 4, width: WIDTH, size: 8.5, color: COLOR.ink2 });
  return sheet.finish();
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
  let end = sheet.write(recipient.label, { ...left, y, size: 8.5, color: COLOR.ink2 });
  if (name) end = sheet.write(name, { ...left, y: end, size: 12, bold: true });
  for (const line of [...recipientLines, ...recipient.lines])
    end = sheet.write(line, { ...left, y: end, size: 9.5, color: COLOR.ink2 });
  const x = LEFT + width + 20;
  const labelWidth = (WIDTH - width - 20) * 0.44;
  let at = y;
  for (const fact of facts) {
    const first = sheet.write(fact.label, {
      x,
      y: at,
      width: labelWidth - 8,
      size: 9,
      color: COLOR.ink2,
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

/** Description, code, value, two taxes, amount. */
const SHAPE = { shares: [0.29, 0.1, 0.155, 0.155, 0.155, 0.145], figuresFrom: 2 };

/** For the sums, the amount in words and the notes: they stay together. */
const SUMS_HEIGHT = 170;

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
  const label = sheet.write(inWords.label, { ...words, y, size: 8.5, color: COLOR.ink2 });
  return Math.max(end, sheet.write(inWords.value, { ...words, y: label, size: 9.5 })) + 10;
}
