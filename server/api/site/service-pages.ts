import type { Context, Hono } from 'hono';
import { catalogueWords } from '#contract/catalogue/known.ts';
import { servicePath } from '#contract/catalogue/service-page.ts';
import type { CatalogueWords } from '#contract/catalogue/words.ts';
import { readCookie } from '#server/api/http/cookies.ts';
import { hintName } from '#server/api/session-cookie.ts';
import type { World } from '#server/app-context.ts';
import type { Service } from '#server/modules/catalogue/catalogue.ts';
import {
  answerFile,
  fileMadeOf,
  type StaticFile,
  textOf,
} from '#server/platform/http/static-files.ts';
import { almanacReader } from '#server/views/day-marks.ts';
import { figuresReader, readServicePage } from '#server/views/service-page.ts';
import type { Drawing } from './drawing.ts';
import { SERVICE_PAGE } from './gaps.ts';
import { langOf, remembering, type Site } from './site.ts';

type Deps = Pick<World, 'facts' | 'log' | 'now' | 'pool'>;
/** A drawn page, and the text of the facts it was drawn from. */
type Drawn = {
  readonly from: string;
  readonly words: string;
  readonly file: Promise<StaticFile>;
};

/**
 * Pages of services are made of rows when somebody asks, and kept until a row says otherwise: for visitors, for whoever the
 * hint beside the session cookie calls signed in, and in each language (decision 0670).
 */
export function openServicePages(
  app: Hono,
  site: Site,
  { facts, log, now, pool }: Deps,
  drawing: Drawing | undefined,
): void {
  if (!drawing) return;
  const figures = figuresReader(pool);
  const almanac = almanacReader(pool);
  const drawn = new Map<string, Drawn>();
  app.get('/services/:slug', async (c, next) => {
    const lang = langOf(c);
    const frame = site.pages.get(`${lang}/${SERVICE_PAGE}.html`);
    const slug = c.req.param('slug');
    try {
      const read = frame && (await readServicePage({ facts, figures, almanac }, slug, lang, now()));
      // Nothing of this name is sold: the answer of any unknown address.
      if (!frame || !read) return next();
      const signedIn = isHinted(site, c);
      const name = `${slug} ${lang} ${signedIn}`;
      const from = JSON.stringify(read);
      const words = textOfWords(catalogueWords(lang));
      const known = drawn.get(name);
      const file =
        known?.from === from && known.words === words
          ? known.file
          : fileMadeOf(asFor(drawing.drawService(textOf(frame), lang, read), signedIn), frame);
      drawn.set(name, { from, words, file });
      return remembering(site, c, answerFile(await file, c.req));
    } catch (error) {
      drawn.clear();
      log.fault('service-page-not-drawn', error);
      return next();
    }
  });
  openSitemap(app, site, { facts, log });
}

/** The sitemap is made anew when something else is sold; while that cannot be read, the one of the build is answered. */
function openSitemap(app: Hono, site: Site, { facts, log }: Pick<Deps, 'facts' | 'log'>): void {
  let made: { readonly of: readonly Service[]; readonly file: Promise<StaticFile> } | undefined;
  app.get('/sitemap.xml', async (c, next) => {
    const built = site.root.get('sitemap.xml');
    if (!built) return next();
    try {
      const services = await facts.services();
      if (made?.of !== services) {
        const slugs = services.map(({ slug }) => slug);
        made = { of: services, file: fileMadeOf(withServices(textOf(built), slugs), built) };
      }
      return answerFile(await made.file, c.req);
    } catch (error) {
      made = undefined;
      log.fault('sitemap-not-made', error);
      return answerFile(built, c.req);
    }
  });
}

const writtenOut = new WeakMap<CatalogueWords, string>();

/** The names of services and categories, which a page is drawn with beside its own facts; written out once each. */
function textOfWords(words: CatalogueWords): string {
  const text = writtenOut.get(words) ?? JSON.stringify(words);
  writtenOut.set(words, text);
  return text;
}

const isHinted = (site: Site, c: Context): boolean =>
  readCookie(c.req.header('cookie'), hintName(site.https ?? false)) === '1';

const asFor = (html: string, signedIn: boolean): string =>
  signedIn ? html.replace('<html ', '<html class="signed-in" ') : html;

/** The built sitemap and the pages of what is sold now, each as its page about ourselves is listed. */
export function withServices(sitemap: string, slugs: readonly string[]): string {
  const like = [...sitemap.matchAll(/<url>(?:(?!<\/url>).)*\/promise(?:(?!<\/url>).)*<\/url>/g)];
  const urls = slugs.flatMap((slug) =>
    like.map(([url]) => url.replaceAll('/promise', servicePath(slug))),
  );
  return sitemap.replace('</urlset>', `${urls.join('\n')}\n</urlset>`);
}
