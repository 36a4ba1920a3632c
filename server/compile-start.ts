import { flushCompileCache } from 'node:module';
import { join } from 'node:path';
import { developmentBrand } from '#contract/brand.ts';
import { LANGS } from '#i18n/index.ts';
import { loadDrawing } from '#server/api/site/drawing.ts';
import { loadSite } from '#server/api/site/site.ts';

const DIST = join(import.meta.dirname, '..', 'dist');

/** Runs what a start runs without a database, so that the engine keeps the compiled code of all of it. */
export async function compileStart(): Promise<void> {
  await Promise.all([import('./migrate-only.ts'), import('./app.ts')]);
  const site = await loadSite(DIST, { https: true, brand: developmentBrand });
  const drawing = await loadDrawing(site?.drawing, developmentBrand);
  await site?.client();
  for (const lang of LANGS) await drawing?.drawerOf(lang);
  flushCompileCache();
}
