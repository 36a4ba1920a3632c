import type { IncomingMessage } from 'node:http';
import type { Plugin, ViteDevServer } from 'vite';
import type { PageAssets } from '../../apps/customer/page-assets.ts';
import type * as prerender from '../../apps/customer/prerender.tsx';
import { isBelowKarigarApp, isBelowOpsApp } from '../../contract/app-paths.ts';
import { brandFrom } from '../../contract/brand.ts';
import { servicePath } from '../../contract/catalogue/service-page.ts';
import { chooseLang, LANG_COOKIE, type Lang } from '../../i18n/index.ts';
import { chooseKarigarLang } from '../../i18n/karigar.ts';
import { servicesAt } from '../../server/modules/catalogue/version.ts';
import { firstLearned, firstPublished } from '../../server/seed/data/first-services.ts';
import { appShell } from './app-shell.ts';
import { firstFactsIn } from './first-facts.ts';
import { buildFirstMoments } from './first-moments.ts';
import { firstServicePages } from './first-service-pages.ts';
import { readCourtyard } from './inlined-art.ts';
import { asSignedIn } from './signed-in-page.ts';

/**
 * The pages of `dist/pages`, made afresh at every request of the development server, from the same sources.
 * Requests for anything that is no page (files, the API) go on to whoever comes next.
 */
export function developmentPages(): Plugin {
  return {
    name: 'aangan:development-pages',
    apply: 'serve',
    configureServer(server) {
      return () => {
        server.middlewares.use((request, response, next) => {
          if (!wantsPage(request)) return next();
          pageFor(server, request)
            .then((html) => {
              response.setHeader('content-type', 'text/html; charset=utf-8');
              response.end(html);
            })
            .catch(next);
        });
      };
    },
  };
}

let building: Promise<string> | undefined;

function firstMomentsOnce(): Promise<string> {
  building ??= buildFirstMoments();
  return building;
}

const wantsPage = (request: IncomingMessage): boolean =>
  request.method === 'GET' &&
  !request.url?.startsWith('/api/') &&
  (request.headers.accept ?? '').includes('text/html');

async function pageFor(server: ViteDevServer, request: IncomingMessage): Promise<string> {
  const address = new URL(request.url ?? '/', 'http://localhost');
  if (isBelowKarigarApp(address.pathname)) {
    const lang = chooseKarigarLang(wishesOf(request, address));
    return server.transformIndexHtml(address.pathname, shell(lang, 'apps/karigar/main.tsx'));
  }
  const lang = chooseLang(wishesOf(request, address));
  if (isBelowOpsApp(address.pathname))
    return server.transformIndexHtml(address.pathname, shell(lang, 'apps/ops/main.tsx'));
  const pages = (await server.ssrLoadModule('/apps/customer/prerender.tsx')) as typeof prerender;
  pages.learnCatalogue(firstLearned);
  pages.learnBrand(brandFrom(process.env));
  const firstMoments = await firstMomentsOnce();
  const courtyard = await readCourtyard();
  const service = servicePageOf(pages, address.pathname, lang, {
    ...SOURCES,
    firstMoments,
    courtyard,
  });
  if (service) return server.transformIndexHtml(address.pathname, service);
  const name = address.pathname === '/' ? 'index' : address.pathname.slice(1);
  if (!isPage(pages, name)) return server.transformIndexHtml(address.pathname, shell(lang));
  const page = pages.renderPage(
    name,
    lang,
    { ...SOURCES, firstMoments, courtyard },
    servicesAt(firstPublished, Date.now()),
  );
  const signedIn = /(^|; )aangan_in=1/.test(request.headers.cookie ?? '');
  return server.transformIndexHtml(address.pathname, signedIn ? asSignedIn(page) : page);
}

/** As they are first sown: in development no rows are read for a page. */
function servicePageOf(pages: typeof prerender, path: string, lang: Lang, assets: PageAssets) {
  const facts = firstServicePages(lang).find(({ slug }) => servicePath(slug) === path);
  return facts && pages.renderServicePage(lang, assets, facts);
}

function wishesOf(request: IncomingMessage, address: URL) {
  const cookie = new RegExp(`(?:^|; )${LANG_COOKIE}=(\\w+)`).exec(
    request.headers.cookie ?? '',
  )?.[1];
  return {
    query: address.searchParams.get('lang'),
    cookie,
    acceptLanguage: request.headers['accept-language'],
  };
}

const isPage = (pages: typeof prerender, name: string): name is prerender.PageName =>
  (pages.PAGES as readonly string[]).includes(name);

/** In development styles and scripts are the sources themselves. */
const SOURCES: Omit<PageAssets, 'firstMoments' | 'courtyard'> = {
  laterStyle: '/apps/customer/landing/later.css',
  landingScript: '/apps/customer/landing-main.ts',
  landingStyle: '@import "/apps/customer/landing/landing.css";',
  legalScript: '/apps/customer/legal-main.ts',
  promiseStyle: '@import "/apps/customer/promise/promise.css";',
  serviceScript: '/apps/customer/service-main.ts',
  serviceStyle: '@import "/apps/customer/service-page/service-page.css";',
  gateScript: '/apps/customer/gate-main.ts',
  gateStyle: '@import "/apps/customer/gate/gate.css";',
  legalStyle: '@import "/apps/customer/legal/legal.css";',
};

const shell = (lang: Lang, main = 'apps/customer/main.tsx'): string =>
  appShell({
    lang,
    title: `${brandFrom(process.env).name} (development)`,
    loading: 'Loading...',
    noScript: 'This page needs JavaScript.',
    scripts: [`/${main}`],
    styles: [],
    facts: firstFactsIn(lang, brandFrom(process.env)),
  });
