import type { Instant } from '#kernel/time.ts';
import { recordAccepted, recordDocument } from '#server/modules/karigar/document-store.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import type { Keys } from '#server/platform/secrets/keys.ts';
import { cast } from './cast.ts';
import { sowOnce } from './sow-once.ts';

const EDITION = '2026-11-26';
const WIDTH = 432;
const HEIGHT = 528;

/** Drawn faces of those of the cast who come to doors: nobody lives who looks like them. Needs `seedDemo`. */
export async function sowDemoPortraits(
  pool: Pool,
  keys: Keys,
  now: Instant = Date.now(),
): Promise<void> {
  await sowOnce(pool, { name: 'demo-portraits', edition: EDITION, now }, async (db) => {
    const { default: sharp } = await import('sharp');
    for (const { id, userId, drawing } of PORTRAITS) {
      const webp = await sharp(Buffer.from(drawing)).webp({ quality: 82 }).toBuffer();
      await recordDocument(db, keys, { id, userId, kind: 'portrait', webp }, now);
      await recordAccepted(db, userId);
    }
  });
}

type Face = {
  readonly wall: string;
  readonly skin: string;
  readonly shade: string;
  readonly shirt: string;
  readonly hair: string;
  /** All else that makes the person: cap, moustache, mark of the forehead. */
  readonly more: string;
};

const drawn = ({ wall, skin, shade, shirt, hair, more }: Face): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 216 264">
<rect width="216" height="264" fill="${wall}"/>
<path d="M14 264c4-52 38-72 94-72s90 20 94 72z" fill="${shirt}"/>
<path d="M86 168h44v36c-14 14-30 14-44 0z" fill="${shade}"/>
<ellipse cx="60" cy="124" rx="9" ry="15" fill="${shade}"/><ellipse cx="156" cy="124" rx="9" ry="15" fill="${shade}"/>
<path d="M62 104c0-38 18-58 46-58s46 20 46 58c0 50-18 80-46 80s-46-30-46-80z" fill="${skin}"/>
<path d="M60 112c-4-50 16-78 50-78s50 26 46 76c-6-22-12-34-24-40-18 8-48 8-60 6-6 10-10 22-12 36z" fill="${hair}"/>
<path d="M76 108q12-8 24 0M116 108q12-8 24 0" fill="none" stroke="${hair}" stroke-width="5" stroke-linecap="round"/>
<ellipse cx="88" cy="121" rx="5" ry="5.5" fill="#2b1a12"/><ellipse cx="128" cy="121" rx="5" ry="5.5" fill="#2b1a12"/>
<path d="M107 122c-3 14-6 20-3 23s8 2 10-1" fill="none" stroke="${shade}" stroke-width="4" stroke-linecap="round"/>
<path d="M90 162q18 12 36 0" fill="none" stroke="#7d3526" stroke-width="5" stroke-linecap="round"/>
${more}
</svg>`;

const PORTRAITS = [
  {
    id: '01936f00-0000-7000-8000-0000000000a3',
    userId: cast.ravi.id,
    drawing: drawn({
      ...{ wall: '#cfe3da', skin: '#b9794f', shade: '#9c6240', shirt: '#2f5d8a', hair: '#221713' },
      more: `<path d="M86 152q11-10 22-3 11-7 22 3-11 6-22 1-11 5-22-1z" fill="#221713"/>
<path d="M84 196l24 22 24-22 8 6-32 34-32-34z" fill="#244a70"/><path d="M150 226h22v20h-22z" fill="#244a70"/>`,
    }),
  },
  {
    id: '01936f00-0000-7000-8000-0000000000a4',
    userId: cast.joshi.id,
    drawing: drawn({
      ...{ wall: '#f3ddbf', skin: '#c08a5c', shade: '#a5724a', shirt: '#f4efe2', hair: '#c9c3bb' },
      more: `<path d="M104 80h8v20h-8z" fill="#c2452d"/><circle cx="108" cy="102" r="4" fill="#c2452d"/>
<path d="M84 152q12-9 24-2 12-7 24 2-12 7-24 2-12 5-24-2z" fill="#c9c3bb"/>
<path d="M30 264c20-40 44-56 66-66l10 12c-26 10-42 26-52 54z" fill="#d9822b"/>`,
    }),
  },
] as const;
