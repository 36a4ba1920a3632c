import type { Hono } from 'hono';

/** Made when somebody first asks: describing the whole contract takes longer than everything else at the start. */
export function openDocs(app: Hono): void {
  let made: Promise<Hono> | undefined;
  const answer = async (c: { req: { raw: Request } }): Promise<Response> => {
    made ??= makeDocs();
    return (await made).fetch(c.req.raw);
  };
  app.get('/api/docs', answer);
  app.get('/api/docs/*', answer);
  app.get('/api/openapi.json', answer);
}

async function makeDocs(): Promise<Hono> {
  const [{ operations }, { openApiDocument }, { docsApp }] = await Promise.all([
    import('#contract/operations.ts'),
    import('./open-api-document.ts'),
    import('./docs-app.ts'),
  ]);
  return docsApp(openApiDocument(operations));
}
