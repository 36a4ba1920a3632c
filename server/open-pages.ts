import { Hono } from 'hono';
import { openDevelopmentPages } from '#server/api/development/open-development-pages.ts';
import { openViews } from '#server/api/public/views.ts';
import { openDayAhead } from '#server/api/site/day-ahead.ts';
import { loadDrawing } from '#server/api/site/drawing.ts';
import { openDrawnPages } from '#server/api/site/drawn-pages.ts';
import { fillPages } from '#server/api/site/filled-pages.ts';
import { openPromisePage } from '#server/api/site/promise-page.ts';
import { openSecurityTxt } from '#server/api/site/security-txt.ts';
import { openServicePages } from '#server/api/site/service-pages.ts';
import { openServicePreview } from '#server/api/site/service-preview.ts';
import { openSite, type Site } from '#server/api/site/site.ts';
import { type Health, type HealthOptions, openHealth } from '#server/platform/http/health.ts';
import type { World } from './app-context.ts';
import type { Config } from './config.ts';

type Pages = {
  readonly pages: Hono;
  readonly health: Health;
  /** Loads what only pages need. Whoever asks for it before waits; throwing means that it will never come. */
  readonly loadRest: () => Promise<void>;
};

/** Everything that is not below `/api/`: the built screens where this process serves them, and what balancers ask. */
export function openPages(
  world: World,
  config: Config,
  { site, ...health }: HealthOptions & { readonly site: Site | undefined },
): Pages {
  const pages = new Hono();
  const opened = openHealth(pages, health);
  if (!config.production) openDevelopmentPages(pages, world);
  openSecurityTxt(pages, config);
  openViews(pages, world, { secureCookies: config.https });
  if (!site) return { pages, health: opened, loadRest: async () => {} };
  openPromisePage(pages, site, world);
  let drawn: Promise<Hono> | undefined;
  const drawnOnce = () => {
    drawn ??= openOtherPages(world, config, site);
    return drawn;
  };
  pages.all('*', async (c) => (await drawnOnce()).fetch(c.req.raw, c.env));
  const loadRest = async () => void (await Promise.all([drawnOnce(), site.client()]));
  return { pages, health: opened, loadRest };
}

/** The program that draws is as large as half the server, so the door is open before it is loaded. */
async function openOtherPages(world: World, config: Config, site: Site): Promise<Hono> {
  const pages = new Hono();
  const drawing = await loadDrawing(site.drawing, site.brand);
  openServicePages(pages, site, world, drawing);
  if (drawing) openServicePreview(pages, site, world, drawing);
  await openDrawnPages(pages, site, world, { secureCookies: config.https, drawing });
  openDayAhead(pages, world, { secureCookies: config.https });
  openSite(pages, site, fillPages(site, world, drawing));
  return pages;
}
