import type { Hono } from 'hono';
import type { World } from '#server/app-context.ts';
import { openDashboardPage } from './dashboard-page.ts';
import { loadDrawing } from './drawing.ts';
import { fillPages } from './filled-pages.ts';
import { openPromisePage } from './promise-page.ts';
import { openServicePages } from './service-pages.ts';
import { openSite, type Site } from './site.ts';

/** Every page of the site, those that the server draws before those that the build has left. */
export async function openPages(
  app: Hono,
  site: Site,
  world: World,
  { secureCookies }: { readonly secureCookies: boolean },
): Promise<void> {
  openPromisePage(app, site, world);
  const drawing = await loadDrawing(site.drawing);
  openServicePages(app, site, world, drawing);
  await openDashboardPage(app, site, world, { secureCookies, drawing });
  openSite(app, site, fillPages(site, world, drawing));
}
