import type { Hono } from 'hono';

/** Made when somebody first asks: describing the whole contract takes longer than everything else at the start. */
export function openDocs(app: Hono, title: string): void {
  let made: Promise<Hono> | undefined;
  const answer = async (c: { req: { raw: Request } }): Promise<Response> => {
    made ??= makeDocs(title);
    return (await made).fetch(c.req.raw);
  };
  app.get('/api/docs', answer);
  app.get('/api/docs/*', answer);
  app.get('/api/openapi.json', answer);
}

async function makeDocs(title: string): Promise<Hono> {
  const [{ operations }, { openApiDocument }, { docsApp }] = await Promise.all([
    import('#contract/operations.ts'),
    import('./open-api-document.ts'),
    import('./docs-app.ts'),
  ]);
  return docsApp(openApiDocument(operations, title));
}
