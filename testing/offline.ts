import type { BrowserContext } from 'playwright';

/**
 * Makes pages that are opened without a network know it, as on a device. Chromium 150 tells only the document that was open
 * when its network was cut: after a reload `navigator.onLine` is true again, and no `online` follows.
 */
export function knowNetworkAfterReload(context: BrowserContext): void {
  const setOffline = context.setOffline.bind(context);
  let told: { dispose(): Promise<void> } | undefined;
  context.setOffline = async (offline) => {
    if (offline && !told) {
      told = await context.addInitScript(denyNetwork);
      await setOffline(true);
      await inEachPage(context, denyNetwork);
    } else if (!offline && told) {
      await told.dispose();
      told = undefined;
      await setOffline(false);
      await inEachPage(context, allowNetwork);
    }
  };
}

async function inEachPage(context: BrowserContext, act: () => void): Promise<void> {
  // A page that is just leaving its document has no context to act in; its next one begins with the script above.
  await Promise.all(context.pages().map((page) => page.evaluate(act).catch(() => {})));
}

function denyNetwork(): void {
  if (!navigator.onLine) return;
  Object.defineProperty(navigator, 'onLine', { get: () => false, configurable: true });
  dispatchEvent(new Event('offline'));
}

function allowNetwork(): void {
  if (!Object.hasOwn(navigator, 'onLine')) return;
  Reflect.deleteProperty(navigator, 'onLine');
  dispatchEvent(new Event('online'));
}
