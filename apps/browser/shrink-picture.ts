/** Of a person (ruling R7). */
const PORTRAIT_SIDE = 512;
const QUALITY = 0.86;

/** The picture as a data-URL that fits into a square of that side, or nothing when the browser cannot read it. */
export async function shrinkPicture(
  file: Blob,
  side: number = PORTRAIT_SIDE,
): Promise<string | undefined> {
  const picture = await createImageBitmap(file).catch(() => undefined);
  if (!picture) return undefined;
  const scale = Math.min(1, side / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const drawing = canvas.getContext('2d');
  if (!drawing) return undefined;
  drawing.imageSmoothingQuality = 'high';
  drawing.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  // A browser that writes no WebP answers with PNG, which the server takes as well.
  return canvas.toDataURL('image/webp', QUALITY);
}
