import { readFile } from 'node:fs/promises';
import { Hono } from 'hono';
import { securityHeaders } from '#server/platform/http/security-headers.ts';
import { docsPage } from './docs-page.ts';
import type { OpenApiDocument } from './open-api-document.ts';

/** No script, no picture, nothing from elsewhere: one style sheet of our own. */
const POLICY =
  "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** `/api/openapi.json` for programs, `/api/docs` for people; both are written once, when the server starts. */
export async function docsApp(document: OpenApiDocument): Promise<Hono> {
  const text = JSON.stringify(document);
  const page = await docsPage(document);
  const style = await readFile(new URL('docs.css', import.meta.url), 'utf8');
  const headers = { ...securityHeaders, 'cache-control': 'no-cache' };
  const app = new Hono();
  app.get('/api/openapi.json', (c) =>
    c.body(text, 200, { ...headers, 'content-type': 'application/json; charset=utf-8' }),
  );
  app.get('/api/docs', (c) => c.html(page, 200, { ...headers, 'content-security-policy': POLICY }));
  app.get('/api/docs/docs.css', (c) =>
    c.body(style, 200, { ...headers, 'content-type': 'text/css; charset=utf-8' }),
  );
  return app;
}
