/** How scanning has ended: with what a picture says, or without a camera. */
export type Scanned = { readonly text: string } | 'refused' | 'no-camera' | 'stopped';
type Read = (video: HTMLVideoElement) => Promise<string | undefined>;

const BETWEEN_MS = 200;

/** Looks through the camera at the back until `isWanted` says of a picture that it is the one, or the guard stops it. */
export async function scan(
  video: HTMLVideoElement,
  isWanted: (text: string) => boolean,
  stopped: AbortSignal,
): Promise<Scanned> {
  const { mediaDevices } = navigator as { mediaDevices?: MediaDevices };
  if (!mediaDevices) return 'no-camera';
  let stream: MediaStream;
  try {
    stream = await mediaDevices.getUserMedia({
      video: { facingMode: 'environment', width: { ideal: 1280 } },
    });
  } catch (error) {
    return error instanceof DOMException && error.name === 'NotAllowedError'
      ? 'refused'
      : 'no-camera';
  }
  try {
    video.srcObject = stream;
    await video.play();
    const read = await reader();
    while (!stopped.aborted) {
      const text = await read(video);
      if (text !== undefined && isWanted(text)) return { text };
      await new Promise((resolve) => setTimeout(resolve, BETWEEN_MS));
    }
    return 'stopped';
  } catch {
    return stopped.aborted ? 'stopped' : 'no-camera';
  } finally {
    for (const track of stream.getTracks()) track.stop();
    video.srcObject = null;
  }
}

type Detector = { detect(video: HTMLVideoElement): Promise<readonly { rawValue: string }[]> };
type DetectorClass = {
  new (options: { formats: readonly string[] }): Detector;
  getSupportedFormats(): Promise<readonly string[]>;
};

/** The browser's own reader where it has one; else a library, which comes with the page's first camera. */
async function reader(): Promise<Read> {
  const { BarcodeDetector: Own } = globalThis as { BarcodeDetector?: DetectorClass };
  if (Own && (await Own.getSupportedFormats()).includes('qr_code')) {
    const detector = new Own({ formats: ['qr_code'] });
    return async (video) => (await detector.detect(video))[0]?.rawValue;
  }
  const { default: decode } = await import('qr/decode.js');
  const canvas = document.createElement('canvas');
  const drawing = canvas.getContext('2d', { willReadFrequently: true });
  return async (video) => {
    if (!drawing || video.videoWidth === 0) return undefined;
    canvas.width = video.videoWidth;
    canvas.height = video.videoHeight;
    drawing.drawImage(video, 0, 0);
    try {
      return decode(drawing.getImageData(0, 0, canvas.width, canvas.height));
    } catch {
      // No picture of that kind in this frame.
      return undefined;
    }
  };
}
