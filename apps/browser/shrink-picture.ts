/** A profile picture (ruling R7). */
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
  const webp = canvas.toDataURL('image/webp', QUALITY);
  if (webp.startsWith('data:image/webp')) return webp;
  // A browser that writes no WebP answers with PNG, which is many times as large for a photograph.
  drawing.globalCompositeOperation = 'destination-over';
  drawing.fillStyle = '#fff';
  drawing.fillRect(0, 0, canvas.width, canvas.height);
  return canvas.toDataURL('image/jpeg', QUALITY);
}

/** The picture made small; a file that this browser cannot read goes as it is, and the server says what is wrong with it. */
export const fileToSend = async (file: Blob, side: number): Promise<string> =>
  (await shrinkPicture(file, side)) ?? (await dataUrlOf(file));

const dataUrlOf = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
