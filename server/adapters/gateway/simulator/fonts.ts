import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Hono } from 'hono';
import { FONT_FILES } from './pay-page-style.ts';

const FOLDER = join(import.meta.dirname, '../../../../ui/fonts');

/** The few letter files that the pay page names, and nothing else of the folder. */
export function fontRoutes(): Hono {
  const routes = new Hono();
  routes.get('/:file', async (context) => {
    const name = FONT_FILES.find((file) => file === context.req.param('file'));
    if (!name) return context.notFound();
    const font = await readFile(join(FOLDER, name));
    context.header('content-type', 'font/woff2');
    context.header('cache-control', 'public, max-age=86400');
    return context.body(new Uint8Array(font));
  });
  return routes;
}
