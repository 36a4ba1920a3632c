import { Hono } from 'hono';
import { isBelowOpsApp, OPS_APP } from '#contract/app-paths.ts';
import { openKarigarDocuments } from '#server/api/applicant/documents.ts';
import { isConsoleAlone, isOfConsole } from '#server/api/console-calls.ts';
import { type Answer, mountRoutes } from '#server/api/http/mount-routes.ts';
import { openVisitPhotos } from '#server/api/karigar/visit-photos.ts';
import { openServicePictures } from '#server/api/public/service-pictures.ts';
import { securityHeaders } from '#server/platform/http/security-headers.ts';
import type { World } from './app-context.ts';
import type { Config } from './config.ts';
import { routeOptions } from './open-api.ts';

/** Answers of the site, where the console has an origin of its own. */
export const withoutConsole = (answers: readonly Answer[]): readonly Answer[] =>
  answers.filter(({ operation }) => !isConsoleAlone(operation));

/** Everything below `/api/` that the console calls; only its own pages may write. */
export function openConsoleApi(
  world: World,
  config: Config,
  answers: readonly Answer[],
  opsOrigin: string,
): Hono {
  const api = new Hono();
  openVisitPhotos(api, world, { secureCookies: config.https });
  openKarigarDocuments(api, world, { secureCookies: config.https });
  openServicePictures(api, world, { secureCookies: config.https });
  mountRoutes(
    api,
    answers.filter(({ operation }) => isOfConsole(operation)),
    world,
    { ...routeOptions(world, config), origins: [opsOrigin] },
  );
  return api;
}

/** Pages of the console's own origin, and nothing of the site's. */
export function openConsolePages(pages: Hono): Hono {
  const app = new Hono();
  app.get('/', (c) => c.redirect(OPS_APP));
  app.get('/robots.txt', () => new Response('User-agent: *\nDisallow: /\n', TEXT));
  app.all('*', (c) => {
    const { path } = c.req;
    const isThere = isBelowOpsApp(path) || path.startsWith('/assets/') || FILES.has(path);
    return isThere ? pages.fetch(c.req.raw, c.env) : new Response('Not found\n', NOT_FOUND);
  });
  return app;
}

/** Pages of the site; whoever remembers the console at its former place is led to where it is. */
export function leadToConsole(pages: Hono, opsOrigin: string): Hono {
  const app = new Hono();
  app.all('*', (c) => {
    if (!isBelowOpsApp(c.req.path)) return pages.fetch(c.req.raw, c.env);
    const { pathname, search } = new URL(c.req.url);
    const headers = { location: `${opsOrigin}${pathname}${search}`, 'cache-control': 'no-store' };
    return new Response(null, { status: 302, headers: { ...securityHeaders, ...headers } });
  });
  return app;
}

/** Pictures and the worker of its pages, and what balancers and finders of a weakness ask. */
const FILES: ReadonlySet<string> = new Set([
  ...['/favicon.svg', '/icon-192.png', '/badge-96.png', '/ops-worker.js'],
  ...['/healthz', '/readyz', '/.well-known/security.txt'],
]);

const TEXT = { headers: { ...securityHeaders, 'content-type': 'text/plain' } };
const NOT_FOUND = { ...TEXT, status: 404 };
