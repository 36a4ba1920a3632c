import sharp from 'sharp';

/** A picture as a telephone takes it of a document. */
export const documentPicture = (): Promise<Buffer> =>
  sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#c9b18a' } })
    .jpeg()
    .toBuffer();
