import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { Hono } from 'hono';
import { nameBusiness } from '#contract/customer/name-business.ts';
import { readTaxDocument } from '#contract/customer/read-tax-document.ts';
import { paramsOf } from '#contract/refusal-params.ts';
import type { World } from '#server/app-context.ts';
import { throttle } from '#server/flows/identity/throttle.ts';
import * as naming from '#server/flows/tax-document/name-business.ts';
import { taxDocumentBuckets } from '#server/modules/identity/throttling.ts';
import { Overloaded } from '#server/platform/secrets/semaphore.ts';
import { openThreads } from '#server/platform/threads/open-threads.ts';
import * as taxDocuments from '#server/views/tax-documents.ts';
import { apiHeaders } from '../http/answers.ts';
import { cookiesOf } from '../http/cookies.ts';
import { type Answer, answer } from '../http/mount-routes.ts';
import { whoAsks } from '../session-cookie.ts';
import { keepDrawnTaxDocuments } from './drawn-tax-documents.ts';
import type { TaxDocumentOnFile, taxDocumentPdf } from './tax-document-pdf.ts';

export const answerReadTaxDocument: Answer = answer(readTaxDocument, (input, { db, person }) =>
  taxDocuments.readTaxDocument(db, person.id, input),
);

export const answerNameBusiness: Answer = answer(nameBusiness, (input, { world, person }) =>
  naming.nameBusiness(world, { ...input, userId: person.id }),
);

/** Drawing takes a core for a good part of a second, so it is done beside the thread that answers (decision 0550). */
const DRAWER = join(import.meta.dirname, 'tax-document-pdf.ts');
const DRAW: typeof taxDocumentPdf.name = 'taxDocumentPdf';

/** To be raised when tax documents are drawn in another way, so that no browser keeps the old drawing. */
const DRAWING = 2;

/**
 * A tax document as PDF, for its owner alone. It never changes, so a browser that has it is told that it still holds, once the
 * owner has proven who they are; nothing between them and us may keep it.
 */
export function openTaxDocumentPdfs(
  app: Hono,
  world: World,
  { secureCookies }: { readonly secureCookies: boolean },
): void {
  const headers = apiHeaders({ https: secureCookies });
  const refuse = (status: number, code: string) =>
    new Response(JSON.stringify({ code }), { status, headers });
  const tooMany = (seconds: unknown) =>
    new Response(JSON.stringify({ code: 'too-many-requests' }), {
      status: 429,
      headers: { ...headers, 'retry-after': String(seconds) },
    });
  const drawn = keepDrawnTaxDocuments();
  const threads = openThreads<TaxDocumentOnFile, Uint8Array>(DRAWER, DRAW, { queue: 20 });
  app.get('/api/tax-documents/:id/pdf', async (c) => {
    try {
      const asked = readTaxDocument.input.safeParse({
        id: c.req.param('id'),
        language: c.req.query('language') ?? 'en',
      });
      if (!asked.success) return refuse(404, 'not-found');
      const cookies = cookiesOf(c.req.header('cookie'), secureCookies);
      const asks = await whoAsks(world, cookies, world.now());
      if (!asks) return refuse(401, 'not-signed-in');
      const outcome = await taxDocuments.readTaxDocument(world.pool, asks.person.id, asked.data);
      if (!outcome.ok) return refuse(404, outcome.refusal.code);
      const { taxDocument, recipient, recipientLines, printed } = outcome.value;
      const { language } = asked.data;
      const etag = tagOf([DRAWING, taxDocument.id, language, recipient, ...recipientLines]);
      const kept = { 'cache-control': 'private, no-cache', etag };
      if (c.req.header('if-none-match') === etag)
        return new Response(null, { status: 304, headers: { ...headers, ...kept } });
      const issuedAt = new Date(taxDocument.issuedAt);
      const { number } = taxDocument;
      if (!drawn.has(etag)) {
        const buckets = taxDocumentBuckets(asks.person.id);
        const attempt = await throttle(world, buckets, world.now());
        if (!attempt.ok)
          return tooMany(paramsOf(attempt.refusal, 'too-many-requests')?.retryAfterSeconds);
      }
      const pdf = await drawn.take(etag, asks.person.id, () =>
        threads.run({ number, issuedAt, recipient, recipientLines, language, printed }),
      );
      return new Response(new Uint8Array(pdf), {
        headers: {
          ...headers,
          ...kept,
          'content-type': 'application/pdf',
          'content-disposition': `attachment; filename="${number.replaceAll('/', '-')}.pdf"`,
        },
      });
    } catch (error) {
      if (error instanceof Overloaded) return tooMany(5);
      world.log.fault('fault', error, { operation: 'tax-document-pdf' });
      return refuse(500, 'internal-error');
    }
  });
}

const tagOf = (parts: readonly unknown[]): string =>
  `"${createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 27)}"`;
