import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Context, Hono } from 'hono';
import {
  isBelowKarigarApp,
  isBelowOpsApp,
  isPathOfKarigarApp,
  isPathOfOpsApp,
  isPathOfTheApp,
} from '#contract/app-paths.ts';
import type { Brand } from '#contract/brand.ts';
import { chooseLang, isLang, type Lang, langCookieLine, langOfCookies } from '#i18n/index.ts';
import { chooseKarigarLang } from '#i18n/karigar.ts';
import { readCookie } from '#server/api/http/cookies.ts';
import { hintName } from '#server/api/session-cookie.ts';
import {
  contentSecurityPolicy,
  type InlineHashes,
} from '#server/platform/http/content-security-policy.ts';
import { securityHeaders, securityHeadersFor } from '#server/platform/http/security-headers.ts';
import {
  answerFile,
  fileMadeOf,
  loadFiles,
  plainFileOf,
  type StaticFile,
  textOf,
} from '#server/platform/http/static-files.ts';
import { fillBrand, hasBrandGaps } from './brand-gaps.ts';

export type Site = {
  /** Files under `/assets/`, whose names change with their content; read into memory by the first who asks. */
  readonly client: () => Promise<ReadonlyMap<string, StaticFile>>;
  /** `en/index.html`, `hi/app.html` … */
  readonly pages: ReadonlyMap<string, StaticFile>;
  /** `/favicon.svg`, `/robots.txt` … */
  readonly root: ReadonlyMap<string, StaticFile>;
  /** The brand of the site. The build serves any. */
  readonly brand: Brand;
  /** The program that draws dashboards. */
  readonly drawing?: string;
  /** Served over https: then its cookies have the names that browsers watch over. */
  readonly https?: boolean;
};

/** A page of the build, with what is sold now written into it. */
export type FilledPages = (name: string) => Promise<StaticFile | undefined>;

export type SiteOptions = { readonly https: boolean; readonly brand: Brand };

/** The pages that the build has left in its folder, in memory; nothing when there has been no build yet. */
export async function loadSite(folder: string, options: SiteOptions): Promise<Site | undefined> {
  const { https, brand } = options;
  const policies = await readPolicies(folder);
  if (!policies) return undefined;
  const all = securityHeadersFor({ https });
  let client: ReturnType<Site['client']> | undefined;
  const [pages, root] = await Promise.all([
    loadFiles(join(folder, 'pages'), (name) => ({
      ...all,
      ...PAGE_HEADERS,
      'permissions-policy': permissionsOf(name),
      'content-security-policy': contentSecurityPolicy(
        policies[`pages/${name}`] ?? NOTHING_INLINE,
        { https },
      ),
    })),
    loadFiles(join(folder, 'root'), (name) => ({
      ...all,
      ...(WORKERS.has(name)
        ? workerHeaders({ https })
        : { 'cache-control': 'public, max-age=3600' }),
    })),
  ]);
  const drawing = join(folder, 'draw', 'draw-pages.js');
  return {
    ...{ https, brand },
    client: () => {
      client ??= loadFiles(join(folder, 'client'), () => ({
        ...all,
        'cache-control': 'public, max-age=31536000, immutable',
      }));
      return client;
    },
    pages: branded(pages, brand),
    root: branded(root, brand),
    ...(existsSync(drawing) ? { drawing } : {}),
  };
}

/** Only what names the brand is made anew; it is packed when it is first asked for (pages: `filled-pages.ts`). */
function branded(
  files: ReadonlyMap<string, StaticFile>,
  brand: Brand,
): ReadonlyMap<string, StaticFile> {
  const filled = [...files].map(([name, file]) => {
    const text = textOf(file);
    if (!hasBrandGaps(text)) return [name, file] as const;
    return [name, plainFileOf(fillBrand(name, text, brand), file)] as const;
  });
  return new Map(filled);
}

/** The site behind every path that is not the API's. */
export function openSite(app: Hono, site: Site, filled: FilledPages): void {
  const packed = packedOnce();
  app.get('*', async (c) => {
    const name = c.req.path.slice(1);
    const isAsset = name.startsWith('assets/');
    const file = isAsset ? (await site.client()).get(name) : site.root.get(name);
    if (file) return answerFile(await packed(file), c.req);
    return isAsset ? notFound() : answerPage(site, filled, c);
  });
  app.notFound(notFound);
}

/** The build has packed a file that varies by encoding; what was made of it for a brand is packed by its first reader. */
function packedOnce(): (file: StaticFile) => StaticFile | Promise<StaticFile> {
  const made = new Map<StaticFile, Promise<StaticFile>>();
  return (file) => {
    if (file.br || file.gzip || !file.plain.headers.vary?.includes('accept-encoding')) return file;
    const known = made.get(file) ?? fileMadeOf(textOf(file), file);
    made.set(file, known);
    return known;
  };
}

/**
 * A prerendered page where there is one, else the app. An address that neither knows gets the app as well, which leads
 * to the landing page, but with the status that tells a crawler the truth (ruling R23).
 */
async function answerPage(site: Site, filled: FilledPages, c: Context): Promise<Response> {
  if (isBelowKarigarApp(c.req.path)) return answerKarigar(site, filled, c);
  if (isBelowOpsApp(c.req.path)) return answerOps(site, filled, c);
  const lang = langOf(c);
  const page = await filled(`${lang}/${pageAt(site, c)}.html`);
  if (page) return remembering(site, c, answerFile(page, c.req));
  const shell = await filled(`${lang}/app.html`);
  if (!shell) return notFound();
  const answer = answerFile(shell, c.req, isPathOfTheApp(c.req.path) ? 200 : 404);
  return c.req.path.startsWith('/follow/') ? unlisted(answer) : answer;
}

/** The address itself is the key: no crawler keeps it, and no other site is told of it. */
function unlisted(answer: Response): Response {
  answer.headers.set('x-robots-tag', 'noindex, nofollow');
  answer.headers.set('referrer-policy', 'no-referrer');
  return answer;
}

/** The Karigar's app is one page, and begins in the languages of those who do the work. */
async function answerKarigar(site: Site, filled: FilledPages, c: Context): Promise<Response> {
  const page = await filled(`${chooseKarigarLang(wishesOf(c))}/${KARIGAR_PAGE}`);
  if (!page) return notFound();
  return remembering(site, c, answerFile(page, c.req, isPathOfKarigarApp(c.req.path) ? 200 : 404));
}

/** The app of operations is one page, found by whoever works there and by nobody who searches. */
async function answerOps(site: Site, filled: FilledPages, c: Context): Promise<Response> {
  const page = await filled(`${langOf(c)}/${OPS_PAGE}`);
  if (!page) return notFound();
  const answer = answerFile(page, c.req, isPathOfOpsApp(c.req.path) ? 200 : 404);
  return unlisted(remembering(site, c, answer));
}

/** `/` has two pages: one for visitors, one for whoever the hint beside the session cookie calls signed in. */
function pageAt(site: Site, c: Context): string {
  if (c.req.path !== '/') return c.req.path.slice(1).replace(NOT_BY_NAME, '');
  return readCookie(c.req.header('cookie'), hintName(site.https ?? false)) === '1'
    ? 'index.signed-in'
    : 'index';
}

/** These pages have no address of their own. */
const NOT_BY_NAME = /^(app|karigar-app|ops-app|dashboard|drawn-.*|service|index.*)$/;

export const langOf = (c: Context): Lang => chooseLang(wishesOf(c));

const wishesOf = (c: Context) => ({
  query: c.req.query('lang'),
  cookie: langOfCookies(c.req.header('cookie')),
  acceptLanguage: c.req.header('accept-language'),
});

/** A language chosen in the address is kept for the next pages; the app's own switch sets the same cookie. */
export function remembering(
  { https = false }: Pick<Site, 'https'>,
  c: Context,
  answer: Response,
): Response {
  const chosen = c.req.query('lang');
  if (isLang(chosen)) {
    answer.headers.append('set-cookie', langCookieLine(chosen, https));
  }
  return answer;
}

const notFound = (): Response =>
  new Response('Not found\n', {
    status: 404,
    headers: { ...securityHeaders, 'content-type': 'text/plain' },
  });

/** Pages are asked for anew each time and answered "unchanged" by their tag; each language is a page of its own. */
const PAGE_HEADERS = { 'cache-control': 'no-cache', vary: 'cookie, accept-language' } as const;

const KARIGAR_PAGE = 'karigar-app.html';
const OPS_PAGE = 'ops-app.html';
const GATE_PAGE = '/gate.html';

/**
 * The Karigar's app shows by the telephone's position that they have come; no other page of ours asks where anybody is. Voice notes
 * are recorded in it and in the customer's. A guard's page reads passes through the camera; no other page opens one.
 */
function permissionsOf(name: string): string {
  const may = [
    ...(name.endsWith(KARIGAR_PAGE) ? ['geolocation', 'camera'] : []),
    ...(name.endsWith(GATE_PAGE) ? ['camera'] : []),
    ...(RECORDING.test(name) ? ['microphone'] : []),
  ];
  return may.reduce(
    (policy, one) => policy.replace(`${one}=()`, `${one}=(self)`),
    securityHeaders['permissions-policy'] ?? '',
  );
}

const RECORDING = /\/(?:app|karigar-app|dashboard|drawn-[^/]*|index[^/]*)\.html$/;

/** Service workers: a stale one would hold a new version up, and each may do no more than its pages may. */
const WORKERS: ReadonlySet<string> = new Set([
  ...['worker.js', 'gate-worker.js', 'karigar-worker.js', 'ops-worker.js'],
]);

const workerHeaders = ({ https }: Pick<SiteOptions, 'https'>) => ({
  'cache-control': 'no-cache',
  'content-security-policy': contentSecurityPolicy(NOTHING_INLINE, { https }),
});

const NOTHING_INLINE: InlineHashes = { scripts: [], styles: [] };

async function readPolicies(folder: string): Promise<Record<string, InlineHashes> | undefined> {
  const text = await readFile(join(folder, 'csp.json'), 'utf8').catch(() => undefined);
  return text === undefined ? undefined : (JSON.parse(text) as Record<string, InlineHashes>);
}
