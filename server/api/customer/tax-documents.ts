import { join } from 'node:path';
import type { Hono } from 'hono';
import { nameBusiness } from '#contract/customer/name-business.ts';
import { readTaxDocument } from '#contract/customer/read-tax-document.ts';
import type { World } from '#server/app-context.ts';
import * as naming from '#server/flows/tax-document/name-business.ts';
import * as taxDocuments from '#server/views/tax-documents.ts';
import { cookiesOf } from '../http/cookies.ts';
import { type Answer, answer } from '../http/mount-routes.ts';
import { openPdfDoor } from '../http/pdf-door.ts';
import { whoAsks } from '../session-cookie.ts';
import type { TaxDocumentOnFile, taxDocumentPdf } from './tax-document-pdf.ts';

export const answerReadTaxDocument: Answer = answer(readTaxDocument, (input, { db, person }) =>
  taxDocuments.readTaxDocument(db, person.id, input),
);

export const answerNameBusiness: Answer = answer(nameBusiness, (input, { world, person }) =>
  naming.nameBusiness(world, { ...input, userId: person.id }),
);

const DRAWER = join(import.meta.dirname, 'tax-document-pdf.ts');
const DRAW: typeof taxDocumentPdf.name = 'taxDocumentPdf';

/** To be raised when tax documents are drawn in another way, so that no browser keeps the old drawing. */
const DRAWING = 2;

/** A tax document as PDF, for its owner alone. */
export function openTaxDocumentPdfs(
  app: Hono,
  world: World,
  { secureCookies }: { readonly secureCookies: boolean },
): void {
  const drawer = { file: DRAWER, work: DRAW };
  const door = { world, secureCookies, operation: 'tax-document-pdf', drawer };
  app.get(
    '/api/tax-documents/:id/pdf',
    openPdfDoor<TaxDocumentOnFile>(door, async (c) => {
      const asked = readTaxDocument.input.safeParse({
        id: c.req.param('id'),
        language: c.req.query('language') ?? 'en',
      });
      if (!asked.success) return { refused: [404, 'not-found'] };
      const cookies = cookiesOf(c.req.header('cookie'), secureCookies);
      const asks = await whoAsks(world, cookies, world.now());
      if (!asks) return { refused: [401, 'not-signed-in'] };
      const personId = asks.person.id;
      const outcome = await taxDocuments.readTaxDocument(world.pool, personId, asked.data);
      if (!outcome.ok) return { refused: [404, outcome.refusal.code] };
      const { taxDocument, recipient, recipientLines, printed } = outcome.value;
      const { language } = asked.data;
      const { number } = taxDocument;
      const issuedAt = new Date(taxDocument.issuedAt);
      return {
        personId,
        madeOf: [DRAWING, taxDocument.id, language, recipient, ...recipientLines],
        fileName: `${number.replaceAll('/', '-')}.pdf`,
        task: { number, issuedAt, recipient, recipientLines, language, printed },
      };
    }),
  );
}
