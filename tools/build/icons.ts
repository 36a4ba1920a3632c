import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { byDay } from '../../contract/palette.ts';

/** The arch with its door left open: where edges lie upon each other, a hairline would show between them. */
const ARCH = 'ui/art/arch.svg';
const GERU = byDay('brand-text');
const GENDA = byDay('attention');
const CHUNA = byDay('page');

/**
 * The mark at every size that telephones ask for, drawn from the one piece of art. Where a system cuts its own shape out
 * of an icon (maskable), the mark keeps within the circle of 40 % around the middle that is never cut away.
 */
export async function writeIcons(folder: string): Promise<void> {
  const mark = await colouredMark();
  await Promise.all([
    draw(mark, { size: 192, part: 0.78, file: join(folder, 'icon-192.png') }),
    draw(mark, { size: 512, part: 0.78, file: join(folder, 'icon-512.png') }),
    draw(mark, { size: 512, part: 0.56, file: join(folder, 'icon-maskable-512.png') }),
    draw(mark, { size: 180, part: 0.74, file: join(folder, 'apple-touch-icon.png') }),
    // The Karigar's app stands beside the customer's on the same telephone: its wall is the red of the floor.
    draw(Buffer.from(await karigarMark()), {
      ...ON_GERU,
      size: 192,
      part: 0.74,
      file: join(folder, 'karigar-192.png'),
    }),
    draw(Buffer.from(await karigarMark()), {
      ...ON_GERU,
      size: 512,
      part: 0.74,
      file: join(folder, 'karigar-512.png'),
    }),
    draw(Buffer.from(await karigarMark()), {
      ...ON_GERU,
      size: 512,
      part: 0.54,
      file: join(folder, 'karigar-maskable-512.png'),
    }),
    draw(Buffer.from(await karigarMark()), {
      ...ON_GERU,
      size: 180,
      part: 0.7,
      file: join(folder, 'karigar-180.png'),
    }),
    // Beside the clock, systems show an outline only.
    sharp(ARCH, { density: 600 }).resize(96, 96).png().toFile(join(folder, 'badge-96.png')),
  ]);
}

export async function colouredMark(): Promise<Buffer> {
  const white = await readFile(ARCH, 'utf8');
  return Buffer.from(
    white.replace('fill="#fff"', `fill="${GERU}"`).replace('<circle', `<circle fill="${GENDA}"`),
  );
}

async function karigarMark(): Promise<string> {
  const white = await readFile(ARCH, 'utf8');
  return white
    .replace('fill="#fff"', `fill="${CHUNA}"`)
    .replace('<circle', `<circle fill="${GENDA}"`);
}

const ON_GERU = { wall: GERU } as const;

type Drawing = {
  readonly size: number;
  readonly part: number;
  readonly file: string;
  readonly wall?: string;
};

async function draw(mark: Buffer, { size, part, file, wall = CHUNA }: Drawing): Promise<void> {
  const inner = Math.round(size * part);
  const drawn = await sharp(mark, { density: 1200 }).resize(inner, inner).png().toBuffer();
  const picture = sharp({ create: { width: size, height: size, channels: 3, background: wall } })
    .composite([{ input: drawn, gravity: 'centre' }])
    .png({ palette: true, compressionLevel: 9 });
  await writeFile(file, await picture.toBuffer());
}
