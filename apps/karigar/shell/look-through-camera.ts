/** The camera of this telephone, or why a page cannot look through it. */
export type Seen = { readonly stream: MediaStream } | 'refused' | 'none';

let isUnusable = false;

/** Whether a page here can look through a camera at all; once it could not, it is not asked for again until it is reloaded. */
export const hasCamera = (): boolean =>
  !isUnusable && (navigator as { mediaDevices?: MediaDevices }).mediaDevices !== undefined;

/** Looks through the camera at the back, inside the page: a telephone with little memory ends the page while its own camera is open. */
export async function lookThroughCamera(): Promise<Seen> {
  try {
    const stream = await navigator.mediaDevices.getUserMedia({
      video: { facingMode: 'environment', width: { ideal: 1920 }, height: { ideal: 1440 } },
    });
    return { stream };
  } catch (error) {
    isUnusable = true;
    return error instanceof DOMException && error.name === 'NotAllowedError' ? 'refused' : 'none';
  }
}

/** The picture that is seen now. */
export function pictureOf(video: HTMLVideoElement): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = video.videoWidth;
  canvas.height = video.videoHeight;
  canvas.getContext('2d')?.drawImage(video, 0, 0);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.92));
}
