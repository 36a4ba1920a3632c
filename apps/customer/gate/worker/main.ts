import { chooseLang, isLang, LANG_COOKIE, LANGS, type Lang } from '#i18n/index.ts';
import { scope } from '../../../browser/worker-scope.ts';

/** The build's findings about the page of guards, by the addresses of its files. */
export type KeptGate = {
  readonly version: string;
  /** The script that the page names; another one belongs to another build. */
  readonly script: string;
  readonly files: readonly string[];
};
declare const __GATE_KEPT__: KeptGate;
const kept: KeptGate = __GATE_KEPT__;

const FAMILY = 'aangan-gate ';
const NAME = FAMILY + kept.version;
/** A network that says neither yes nor no: the kept page is shown without waiting any longer. */
const PATIENCE_MS = 4000;

const pageAddress = (lang: Lang): string => `/gate?lang=${lang}`;

/** Opens the page of guards at a gate without a network; it knows no pass and no person. */
scope.addEventListener('install', (event) =>
  event.waitUntil(keepAll().then(() => scope.skipWaiting())),
);

scope.addEventListener('activate', (event) =>
  event.waitUntil(dropOld().then(() => scope.clients.claim())),
);

scope.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request;
  const asked = new URL(url);
  if (method !== 'GET' || asked.origin !== location.origin) return;
  if (mode === 'navigate') event.respondWith(answerPage(event.request, asked));
  else if (kept.files.includes(asked.pathname)) event.respondWith(answerFile(event.request));
});

async function keepAll(): Promise<void> {
  const cache = await caches.open(NAME);
  await cache.addAll([...kept.files]);
  await Promise.all(LANGS.map((lang) => keepPage(cache, pageAddress(lang))));
}

/** Asked for without cookies, so that it changes nothing of anybody's. */
async function keepPage(cache: Cache, address: string): Promise<void> {
  const page = await fetch(address, { credentials: 'omit', cache: 'no-cache' });
  const text = await page.clone().text();
  // While a site is being renewed, one of its servers may still hand out the other build.
  if (!page.ok || !text.includes(kept.script)) throw new Error(`${address} is not of this build.`);
  await cache.put(address, page);
}

async function dropOld(): Promise<void> {
  const others = (await caches.keys()).filter((name) => name.startsWith(FAMILY) && name !== NAME);
  await Promise.all(others.map((name) => caches.delete(name)));
}

async function answerPage(request: Request, asked: URL): Promise<Response> {
  const fetched = fetch(request);
  const late = new Promise<never>((_, reject) => setTimeout(reject, PATIENCE_MS));
  try {
    return await Promise.race([fetched, late]);
  } catch {
    const wanted = asked.searchParams.get('lang') ?? '';
    const lang = isLang(wanted) ? wanted : await langOfPerson();
    const cache = await caches.open(NAME);
    return (await cache.match(pageAddress(lang), { ignoreVary: true })) ?? fetched;
  }
}

const answerFile = async (request: Request): Promise<Response> =>
  (await caches.match(request, { ignoreVary: true })) ?? fetch(request);

type CookieStore = { get(name: string): Promise<{ value?: string } | null> };

/** The guard's language as far as a worker can know it: not every browser lets it read a cookie. */
async function langOfPerson(): Promise<Lang> {
  const { cookieStore } = globalThis as { cookieStore?: CookieStore };
  const cookie = await cookieStore?.get(LANG_COOKIE).catch(() => null);
  return chooseLang({ cookie: cookie?.value, acceptLanguage: navigator.languages.join(',') });
}
