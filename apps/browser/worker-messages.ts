import { scope } from './worker-scope.ts';

/** The content of a push message from the server: already in the person's language. */
type Pushed = {
  readonly id: string;
  readonly title: string;
  readonly body: string;
  readonly path: string;
  readonly tag?: string;
};

/** Once on the screen, however often it is delivered; what takes the place of another rings again. */
export async function showMessage(pushed: unknown, icon: string): Promise<void> {
  const { id, title, body, path, tag = id } = pushed as Pushed;
  const look = { body, tag, icon, badge: '/badge-96.png', data: path };
  await scope.registration.showNotification(title, {
    ...look,
    renotify: tag !== id,
  } as typeof look);
}

/** A tap leads to what the message is about, in the app that is open if there is one. */
export async function openMessage(
  notification: Notification,
  { home, isApp }: { readonly home: string; readonly isApp: (path: string) => boolean },
): Promise<void> {
  notification.close();
  const address = new URL(String(notification.data), location.origin);
  const path = address.origin === location.origin ? address.pathname + address.search : home;
  const windows = await scope.clients.matchAll({ type: 'window' });
  const app = windows.find(({ url }) => isApp(new URL(url).pathname));
  if (!app) return void (await scope.clients.openWindow(path));
  app.postMessage({ open: path });
  await app.focus();
}
