import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { breakLines } from './break-lines.ts';
import { type Run, runsOf } from './runs.ts';

/** How a piece of text is set. Lengths are points, 72 to the inch. */
export type Setting = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly size: number;
  readonly bold?: boolean;
  readonly align?: 'left' | 'right';
  readonly color?: string;
  /** Role of the text, for people who have it read out. */
  readonly role?: 'H1' | 'H2' | 'P';
};

/** A4 pages on which text of Latin and Devanagari letters and ₹ stands where it is put. */
export type Sheet = {
  /** Sets a text and answers where it ends. */
  write(text: string, setting: Setting): number;
  /** How high a text will be. */
  heightOf(text: string, setting: Pick<Setting, 'width' | 'size' | 'bold'>): number;
  fill(area: Area, color: string): void;
  /** Continues on the next page. */
  turn(): void;
  finish(): Promise<Buffer>;
};
type Area = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

export const PAGE = { width: 595.28, height: 841.89, margin: 48 } as const;
export const LEFT: number = PAGE.margin;
export const WIDTH: number = PAGE.width - 2 * PAGE.margin;
export const COLOR = {
  geru: '#8c2f1d',
  ink2: '#5c4a3f',
  lime: '#f6efe3',
  line: '#d9cbb4',
  genda: '#fbeec9',
} as const;

/** The height at which a piece stands: here, or at the top of the next page. */
export function haveRoom(sheet: Sheet, y: number, height: number): number {
  if (y + height <= PAGE.height - PAGE.margin) return y;
  sheet.turn();
  return PAGE.margin;
}

const FONTS = join(import.meta.dirname, 'fonts');
const FILES = [
  'mukta-latin-400',
  'mukta-latin-600',
  'mukta-devanagari-400',
  'mukta-devanagari-600',
];
const LINE_HEIGHT = 1.45;

type About = {
  readonly title: string;
  readonly author: string;
  readonly language: string;
  readonly createdAt: Date;
};

/** The library is big and seldom needed: it is read with the first PDF. */
async function newDocument(about: About) {
  const { default: PDFDocument } = await import('pdfkit');
  const document = new PDFDocument({
    size: 'A4',
    margin: 0,
    // Without one, the library would look for Helvetica beside itself.
    font: null as unknown as string,
    lang: about.language,
    displayTitle: true,
    tagged: true,
    pdfVersion: '1.7',
    info: { Title: about.title, Author: about.author, CreationDate: about.createdAt },
  });
  for (const file of FILES) document.registerFont(file, readFont(file));
  return document;
}

export async function openSheet(about: About): Promise<Sheet> {
  const document = await newDocument(about);
  const pieces: Uint8Array[] = [];
  const done = new Promise<Buffer>((resolve, reject) => {
    document.on('data', (piece: Uint8Array) => pieces.push(piece));
    document.on('end', () => resolve(Buffer.concat(pieces)));
    document.on('error', reject);
  });
  const whole = document.struct('Document');
  document.addStructure(whole);

  const use = ({ script }: Pick<Run, 'script'>, { size, bold = false }: Look) =>
    document.font(`mukta-${script}-${bold ? 600 : 400}`).fontSize(size);
  const widthOf = (text: string, look: Look): number =>
    runsOf(text).reduce((sum, run) => sum + use(run, look).widthOfString(run.text), 0);
  const linesOf = (text: string, look: Look & { readonly width: number }) =>
    breakLines(text, look.width, (part) => widthOf(part, look));

  return {
    heightOf: (text, look) => linesOf(text, look).length * look.size * LINE_HEIGHT,
    write(text, setting) {
      const { x, width, size, align = 'left', color = '#1f1611', role = 'P' } = setting;
      let { y } = setting;
      const draw = () => {
        for (const line of linesOf(text, setting)) {
          let at = align === 'right' ? x + width - widthOf(line, setting) : x;
          for (const run of runsOf(line)) {
            const pen = use(run, setting).fillColor(color);
            pen.text(run.text, at, y, { lineBreak: false });
            at += pen.widthOfString(run.text);
          }
          y += size * LINE_HEIGHT;
        }
      };
      // Screen readers get the text itself: shaped letters stand in another order than they are spoken.
      whole.add(document.struct(role, { actual: text, lang: about.language }, draw));
      return y;
    },
    fill({ x, y, width, height }, color) {
      const decorate = () => document.rect(x, y, width, height).fill(color);
      document.markContent('Artifact', { type: 'Layout' });
      decorate();
      document.endMarkedContent();
    },
    turn: () => void document.addPage({ size: 'A4', margin: 0 }),
    finish() {
      whole.end();
      document.end();
      return done;
    },
  };
}

type Look = Pick<Setting, 'size' | 'bold'>;

const read = new Map<string, Buffer>();
function readFont(file: string): Buffer {
  const known = read.get(file);
  if (known) return known;
  const font = readFileSync(join(FONTS, `${file}.ttf`));
  read.set(file, font);
  return font;
}
