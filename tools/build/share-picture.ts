import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { SHARE_PICTURE } from '../../apps/customer/public-address.ts';
import { byDay } from '../../contract/palette.ts';
import { colouredMark } from './icons.ts';

const CHUNA = byDay('page');
const { width, height } = SHARE_PICTURE;
const MARK = 250;
/** The courtyard stands to the right, as tall as the picture and cut off at its threshold. */
const COURTYARD = 610;

/**
 * Picture of a link to us where it is shared: the courtyard, and the mark beside it. It has no letters, which every language
 * would need anew.
 */
export async function drawSharePicture(file: string): Promise<void> {
  const [courtyard, mark] = await Promise.all([
    sharp(await readFile('ui/art/hero.svg'), { density: 144 })
      .resize(COURTYARD)
      .extract({ left: 0, top: 0, width: COURTYARD, height })
      .toBuffer(),
    sharp(await colouredMark(), { density: 600 })
      .resize(MARK)
      .toBuffer(),
  ]);
  await sharp({ create: { width, height, channels: 3, background: CHUNA } })
    .composite([
      { input: courtyard, left: width - COURTYARD - 40, top: 0 },
      {
        input: mark,
        left: Math.round((width - COURTYARD - 40 - MARK) / 2) + 10,
        top: Math.round((height - MARK) / 2),
      },
    ])
    .jpeg({ quality: 82, mozjpeg: true })
    .toFile(file);
}
