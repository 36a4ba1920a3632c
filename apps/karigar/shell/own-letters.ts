import { whenIdle } from '../../browser/when-idle.ts';

/** The first screen stands by then. */
const A_QUIET_MOMENT_MS = 4000;

/**
 * Our own letters are as heavy as half of the app, and phones of India have good ones. Ours come once the first screen stands; at
 * once where the worker has kept them, and where the device would show boxes.
 */
export function takeOwnLetters(): void {
  const { serviceWorker } = navigator as { serviceWorker?: ServiceWorkerContainer };
  if (serviceWorker?.controller || !hasDevanagari()) take();
  else setTimeout(() => whenIdle(take), A_QUIET_MOMENT_MS);
}

/** See `style.css`. */
function take(): void {
  document.documentElement.dataset.letters = 'own';
}

/** A letter that no font of the device has is drawn as wide as one that does not exist. */
function hasDevanagari(): boolean {
  const canvas = document.createElement('canvas').getContext('2d');
  if (!canvas) return false;
  canvas.font = '40px sans-serif';
  return canvas.measureText('क').width !== canvas.measureText('\u0378').width;
}
