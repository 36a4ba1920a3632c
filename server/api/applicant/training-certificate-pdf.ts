import { drawLetterhead } from '#server/platform/pdf/letterhead.ts';
import { COLOR, LEFT, openSheet, WIDTH } from '#server/platform/pdf/sheet.ts';
import type { PrintedTrainingCertificate } from './print-training-certificate.ts';

export type TrainingCertificateOnFile = {
  readonly madeAt: Date;
  readonly language: string;
  readonly printed: PrintedTrainingCertificate;
};

/** The certificate of a training as PDF: its words are given, nothing here says any. */
export async function trainingCertificatePdf({
  madeAt,
  language,
  printed,
}: TrainingCertificateOnFile) {
  const { title, supplier, name, parts } = printed;
  const about = { author: supplier.name, language, createdAt: madeAt };
  const sheet = await openSheet({ title: `${title} ${name.value}`, ...about });
  const line = { x: LEFT, width: WIDTH, size: 11 };
  let y = drawLetterhead(sheet, printed) + 40;
  y = sheet.write(name.label, { ...line, y, size: 9, color: COLOR.ink2 });
  y = sheet.write(name.value, { ...line, y, size: 26, bold: true, role: 'H2' }) + 10;
  y = sheet.write(printed.text, { ...line, y, size: 13 }) + 18;
  for (const { label, value } of printed.facts) {
    sheet.write(label, { ...line, y, width: 150, color: COLOR.ink2 });
    y = sheet.write(value, { ...line, x: LEFT + 150, y, width: WIDTH - 150, bold: true }) + 4;
  }
  y = sheet.write(parts.title, { ...line, y: y + 18, size: 12, bold: true, role: 'H2' }) + 4;
  for (const [at, part] of parts.lines.entries())
    y = sheet.write(`${at + 1}. ${part}`, { ...line, y }) + 2;
  sheet.fill({ x: LEFT, y: y + 18, width: WIDTH, height: 1 }, COLOR.line);
  sheet.write(printed.check, { ...line, y: y + 28, size: 9.5, color: COLOR.ink2 });
  return sheet.finish();
}
