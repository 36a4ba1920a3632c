import { LANGS } from '#i18n/index.ts';
import { keptList } from './kept-list.ts';
import { langOfPerson } from './language.ts';

const FAMILY = 'aangan-files ';
const NAME = FAMILY + keptList.version;
const later = new Set(LANGS.flatMap((lang) => keptList.ofLanguage[lang]));

/** All of a build or nothing: should a file be missing, the browser comes back another time. */
export async function keepFiles(): Promise<void> {
  const cache = await caches.open(NAME);
  const files = [...keptList.always, ...keptList.ofLanguage[await langOfPerson()]];
  await Promise.all([
    cache.addAll(files),
    ...LANGS.map((lang) => keepPage(cache, shellAddress(lang), keptList.app)),
    ...LANGS.map((lang) => keepPage(cache, offlineAddress(lang), '<html')),
  ]);
}

/** Asked for without cookies, so that it is nobody's page and changes nothing of anybody's. */
async function keepPage(cache: Cache, address: string, sign: string): Promise<void> {
  const page = await fetch(address, { credentials: 'omit', cache: 'no-cache' });
  const text = await page.clone().text();
  // While a site is being renewed, one of its servers may still hand out the other build.
  if (!page.ok || !text.includes(sign)) throw new Error(`${address} is not of this build.`);
  await cache.put(address, page);
}

/** A page of the build before this one may still be open, and ask for a part of it. */
export async function dropOldFiles(): Promise<void> {
  const others = (await caches.keys()).filter((name) => name.startsWith(FAMILY) && name !== NAME);
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
}

/** Names of files change with their content: what is kept is right, whichever build it is of. */
export async function answerFile(request: Request): Promise<Response> {
  const kept = await caches.match(request, { ignoreVary: true });
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok && later.has(new URL(request.url).pathname)) {
    const cache = await caches.open(NAME);
    await cache.put(request, answer.clone()).catch(() => {});
  }
  return answer;
}

/** Any address of the app that is no better prepared than the others. */
const shellAddress = (lang: string): string => `/reset-password?lang=${lang}`;
const offlineAddress = (lang: string): string => `/offline?lang=${lang}`;

/** The page to show without a network: the app itself, or a page that says so. */
export async function keptPage(isOfTheApp: boolean): Promise<Response | undefined> {
  const lang = await langOfPerson();
  const cache = await caches.open(NAME);
  return cache.match(isOfTheApp ? shellAddress(lang) : offlineAddress(lang), { ignoreVary: true });
}
