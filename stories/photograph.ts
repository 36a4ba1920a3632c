import sharp from 'sharp';

/** A picture as a telephone takes it, for a field that takes files. */
export async function photograph() {
  const create = { width: 1600, height: 1200, channels: 3, background: '#3a6ea5' } as const;
  const buffer = await sharp({ create }).jpeg().toBuffer();
  return { name: 'flush.jpg', mimeType: 'image/jpeg', buffer };
}
