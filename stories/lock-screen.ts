import { createECDH, randomBytes } from 'node:crypto';
import type { BrowserContext, Page } from 'playwright';
import { expect } from 'vitest';

/** A headless browser knows no push service: what it would get from one is made here, as its own would be. */
export async function standInForPushService(where: BrowserContext): Promise<void> {
  const subscription = {
    endpoint: `https://fcm.googleapis.com/fcm/send/${randomBytes(8).toString('hex')}`,
    keys: {
      p256dh: createECDH('prime256v1').generateKeys('base64url'),
      auth: randomBytes(16).toString('base64url'),
    },
  };
  await where.addInitScript((made) => {
    const ENTRY = 'push-service';
    const asBrowsersDo = () => ({
      endpoint: made.endpoint,
      toJSON: () => made,
      unsubscribe: async () => {
        localStorage.removeItem(ENTRY);
        return true;
      },
    });
    Object.assign(PushManager.prototype, {
      getSubscription: async () => (localStorage.getItem(ENTRY) ? asBrowsersDo() : null),
      subscribe: async ({ applicationServerKey }: PushSubscriptionOptionsInit) => {
        localStorage.setItem(ENTRY, String(applicationServerKey));
        return asBrowsersDo();
      },
    });
  }, subscription);
}

/** As a push service would, to the worker of the page's own app: again, as long as nothing came of it. */
export async function deliver(page: Page, message: object, app = '/'): Promise<void> {
  const browserOfPage = await page.context().newCDPSession(page);
  const { origin } = new URL(page.url());
  const registration = new Promise<string>((found) => {
    browserOfPage.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const one = registrations.find(({ scopeURL }) => scopeURL === origin + app);
      if (one) found(one.registrationId);
    });
  });
  await browserOfPage.send('ServiceWorker.enable');
  const registrationId = await registration;
  const data = JSON.stringify(message);
  const send = () =>
    browserOfPage.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
  await send();
  await expect
    .poll(async () => (await shown(page)).length > 0 || void (await send()), { interval: 3000 })
    .toBe(true);
}

/** Titles and bodies on the lock screen. */
export const shown = (page: Page): Promise<string[][]> =>
  page.evaluate(async () => {
    const worker = await navigator.serviceWorker.ready;
    return (await worker.getNotifications()).map(({ title, body }) => [title, body]);
  });

/** Taps the first notification that stands there. */
export async function tapMessage(context: BrowserContext, script: string): Promise<void> {
  const worker = context.serviceWorkers().find((one) => one.url().endsWith(script));
  await worker?.evaluate(async () => {
    const scope = self as unknown as { registration: ServiceWorkerRegistration };
    const [notification] = await scope.registration.getNotifications();
    const Tap = Reflect.get(self, 'NotificationEvent') as new (
      name: string,
      about: object,
    ) => Event;
    self.dispatchEvent(new Tap('notificationclick', { notification }));
  });
}
