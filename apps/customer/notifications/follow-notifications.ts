import { watchNotifications } from '#contract/customer/watch-notifications.ts';
import type { OutputOf } from '#contract/operation.ts';

export type NotificationList = OutputOf<typeof watchNotifications>;

/** After the server has turned the stream away (too many, or just being restarted) it is asked for again. */
const PAUSE_MS = 30_000;

/**
 * Reports every change in every open tab. One tab of a browser listens to the server and passes it on to the others,
 * because a browser opens at most six connections to one place; when that tab is closed another takes its part. Names
 * carry the person's id, so that nobody's news reaches a tab of somebody who signed in after them.
 */
export function followNotifications(
  uid: string,
  tell: (list: NotificationList) => void,
): () => void {
  const name = `aangan-notifications ${uid}`;
  const over = new AbortController();
  const others = typeof BroadcastChannel === 'function' ? new BroadcastChannel(name) : undefined;
  others?.addEventListener('message', ({ data }) => tell(data));
  const listen = () =>
    listenUntil(over.signal, (list) => {
      tell(list);
      others?.postMessage(list);
    });
  // Locks exist on secure pages only; elsewhere each tab listens for itself.
  if (others && navigator.locks) {
    navigator.locks.request(name, { signal: over.signal }, listen).catch(() => {});
  } else void listen();
  return () => {
    over.abort();
    others?.close();
  };
}

function listenUntil(over: AbortSignal, hear: (list: NotificationList) => void): Promise<void> {
  let source: EventSource | undefined;
  let pause: ReturnType<typeof setTimeout> | undefined;
  const open = () => {
    source = new EventSource(watchNotifications.path);
    source.addEventListener('notifications', ({ data }) => hear(JSON.parse(data)));
    source.addEventListener('error', () => {
      // A lost connection the browser mends by itself.
      if (source?.readyState === EventSource.CLOSED) pause = setTimeout(open, PAUSE_MS);
    });
  };
  return new Promise((done) => {
    if (over.aborted) return done();
    over.addEventListener('abort', () => {
      clearTimeout(pause);
      source?.close();
      done();
    });
    open();
  });
}
