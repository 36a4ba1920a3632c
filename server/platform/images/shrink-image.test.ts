import { randomBytes } from 'node:crypto';
import sharp, { type Metadata } from 'sharp';
import { describe, expect, test } from 'vitest';
import { shrinkImage } from './shrink-image.ts';

const drawing = (width: number, height: number, background = '#b5532a') =>
  sharp({ create: { width, height, channels: 3, background } });

const shrunk = async (file: Uint8Array) => {
  const outcome = await shrinkImage(file, 512);
  return outcome.ok ? sharp(outcome.value).metadata() : outcome.refusal.code;
};

describe('R7 what becomes of a picture', () => {
  test.each(['jpeg', 'png', 'webp'] as const)('%s becomes WebP of at most 512', async (format) => {
    const file = await drawing(1600, 1200)[format]().toBuffer();
    expect(await shrunk(file)).toMatchObject({ format: 'webp', width: 512, height: 384 });
  });

  test('a small one is not blown up', async () => {
    const file = await drawing(40, 30).png().toBuffer();
    expect(await shrunk(file)).toMatchObject({ width: 40, height: 30 });
  });

  test('where and with what it was taken is gone, and it stands upright all the same', async () => {
    const file = await drawing(300, 200)
      .withExif({ IFD0: { Copyright: 'Asha', Model: 'Telephone' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(file).metadata()).exif).toBeDefined();
    const { exif, icc, xmp, iptc, width, height } = (await shrunk(file)) as Metadata;
    expect([exif, icc, xmp, iptc]).toEqual([undefined, undefined, undefined, undefined]);
    expect([width, height]).toEqual([200, 300]);
  });

  test('noise, which WebP makes larger than it came, still fits where pictures are kept', async () => {
    const side = 1280;
    const raw = { width: side, height: side, channels: 3 } as const;
    const file = await sharp(randomBytes(side * side * 3), { raw })
      .jpeg({ quality: 65 })
      .toBuffer();
    expect(file.length).toBeLessThan(1024 * 1024);
    const outcome = await shrinkImage(file, side);
    expect(outcome.ok && outcome.value.length).toBeLessThanOrEqual(1024 * 1024);
    expect(outcome.ok && (await sharp(outcome.value).metadata()).width).toBe(side);
  });

  test('what hides behind its end, or calls itself a picture and a page at once, does not come through', async () => {
    const picture = await drawing(64, 64).jpeg().toBuffer();
    const file = Buffer.concat([picture, Buffer.from('PK\x03\x04<script>alert(1)</script>')]);
    const outcome = await shrinkImage(file, 512);
    expect(outcome.ok && outcome.value.includes('script')).toBe(false);
    expect(outcome.ok && outcome.value.subarray(8, 12).toString()).toBe('WEBP');
  });

  test('of a moving picture the first image stays', async () => {
    const frames = await Promise.all([
      drawing(50, 50).png().toBuffer(),
      drawing(50, 50, '#fff').png().toBuffer(),
    ]);
    const file = await sharp(frames, { join: { animated: true } })
      .webp({ delay: [100, 100] })
      .toBuffer();
    expect((await sharp(file).metadata()).pages).toBe(2);
    expect(((await shrunk(file)) as Metadata).pages ?? 1).toBe(1);
  });
});

describe('R7 what is refused', () => {
  test.each([
    ['nothing', ''],
    ['blanks', '      '],
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['a page', '<!doctype html><img src=x onerror=alert(1)>'],
    ['GIF', 'GIF89a\x01\x00\x01\x00\x00\x00\x00;'],
    ['PDF', '%PDF-1.7'],
    ['a sound that begins like WebP', 'RIFF\x00\x00\x00\x00WAVEfmt '],
  ])('%s by what it is, whatever it calls itself', async (_, text) => {
    expect(await shrunk(Buffer.from(text, 'latin1'))).toBe('image-not-supported');
  });

  test.each([
    ['PNG', '\x89PNG\r\n\x1a\n'],
    ['JPEG', '\xff\xd8\xff\xe0'],
    ['WebP', 'RIFF\x00\x00\x00\x00WEBP'],
  ])('a %s that has nothing but its beginning', async (_, head) => {
    expect(await shrunk(Buffer.from(`${head}garbage`, 'latin1'))).toBe('image-unreadable');
  });

  test('one that is cut off in the middle', async () => {
    const file = await drawing(800, 800).jpeg({ quality: 100 }).toBuffer();
    expect(await shrunk(file.subarray(0, file.length / 2))).toBe('image-unreadable');
  });

  test('one that unfolds to more than sixteen million points', async () => {
    const bomb = await drawing(9000, 9000).png({ compressionLevel: 9 }).toBuffer();
    expect(bomb.length).toBeLessThan(1_000_000);
    expect(await shrunk(bomb)).toBe('image-unreadable');
  });
});
