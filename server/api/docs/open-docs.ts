import type { Hono } from 'hono';

type DocumentOf = {
  readonly title: string;
  /** Address of the API for programs. */
  readonly origin: string;
  /** The origin of the calls of operations, if they have one of their own. */
  readonly opsOrigin?: string | undefined;
};

/** Made when somebody first asks: describing the whole contract takes longer than everything else at the start. */
export function openDocs(app: Hono, of: DocumentOf): void {
  let made: Promise<Hono> | undefined;
  const answer = async (c: { req: { raw: Request } }): Promise<Response> => {
    made ??= makeDocs(of);
    return (await made).fetch(c.req.raw);
  };
  app.get('/api/docs', answer);
  app.get('/api/docs/*', answer);
  app.get('/api/openapi.json', answer);
}

async function makeDocs(of: DocumentOf): Promise<Hono> {
  const [{ operations }, { openApiDocument }, { docsApp }] = await Promise.all([
    import('#contract/operations.ts'),
    import('./open-api-document.ts'),
    import('./docs-app.ts'),
  ]);
  return docsApp(openApiDocument(operations, of));
}
