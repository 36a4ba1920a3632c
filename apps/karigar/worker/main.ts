import { isBelowKarigarApp, KARIGAR_APP } from '#contract/app-paths.ts';
import { chooseKarigarLang, KARIGAR_LANGS } from '#i18n/karigar.ts';
import { openMessage, showMessage } from '../../browser/worker-messages.ts';
import { scope } from '../../browser/worker-scope.ts';
import { keptFiles } from './kept-files.ts';

/**
 * Keeps the app itself on the telephone. It knows no person, and no action waits in it: those stand with the pages, which
 * know whose they are (`api/queue.ts`).
 */
const FAMILY = 'karigar-files ';
const NAME = FAMILY + keptFiles.version;
/** A network that says neither yes nor no: the app is shown without waiting any longer. */
const PATIENCE_MS = 3000;

scope.addEventListener('install', (event) =>
  event.waitUntil(keep().then(() => scope.skipWaiting())),
);
scope.addEventListener('activate', (event) => event.waitUntil(takeOver()));
scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (request.mode === 'navigate' && isBelowKarigarApp(pathname)) {
    event.respondWith(answerPage(request));
  } else if (pathname.startsWith('/assets/')) event.respondWith(answerFile(request));
});

scope.addEventListener('push', (event) => {
  if (event.data) event.waitUntil(tell(event.data.json()));
});
scope.addEventListener('notificationclick', (event) =>
  event.waitUntil(openMessage(event.notification, { home: KARIGAR_APP, isApp: isBelowKarigarApp })),
);

/** The app, if it is open, asks again as well: the news is there when the Karigar looks. */
async function tell(pushed: unknown): Promise<void> {
  await showMessage(pushed, '/karigar-192.png');
  for (const page of await scope.clients.matchAll({ type: 'window' })) {
    page.postMessage({ news: true });
  }
}

/** All of a build or nothing: should a file be missing, the browser comes back another time. */
async function keep(): Promise<void> {
  const cache = await caches.open(NAME);
  await Promise.all([
    cache.addAll([...keptFiles.files]),
    ...KARIGAR_LANGS.map(async (lang) => {
      const address = shellOf(lang);
      const page = await fetch(address, { credentials: 'omit', cache: 'no-cache' });
      const text = await page.clone().text();
      // While a site is being renewed, one of its servers may still hand out the other build.
      if (!page.ok || !text.includes(keptFiles.app))
        throw new Error(`${address} is another build.`);
      await cache.put(address, page);
    }),
  ]);
}

async function takeOver(): Promise<void> {
  const others = (await caches.keys()).filter((one) => one.startsWith(FAMILY) && one !== NAME);
  // A page of the build before this one may still be open, and ask for a part of it.
  await Promise.all(others.slice(0, -1).map((one) => caches.delete(one)));
  await scope.clients.claim();
  for (const page of await scope.clients.matchAll({ type: 'window' })) {
    page.postMessage({ latest: keptFiles.app });
  }
}

async function answerPage(request: Request): Promise<Response> {
  const asked = fetch(request);
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE_MS));
  const answer = await Promise.race([asked.catch(() => undefined), late]);
  if (answer) return answer;
  const cache = await caches.open(NAME);
  return (await cache.match(shellOf(await langOfPerson()), { ignoreVary: true })) ?? asked;
}

async function answerFile(request: Request): Promise<Response> {
  return (await caches.match(request, { ignoreVary: true })) ?? fetch(request);
}

const shellOf = (lang: string): string => `/karigar?lang=${lang}`;

type CookieStore = { get(name: string): Promise<{ value?: string } | null> };

async function langOfPerson(): Promise<string> {
  const { cookieStore } = globalThis as { cookieStore?: CookieStore };
  const cookie = await cookieStore?.get('lang').catch(() => null);
  return chooseKarigarLang({
    cookie: cookie?.value,
    acceptLanguage: navigator.languages.join(','),
  });
}
