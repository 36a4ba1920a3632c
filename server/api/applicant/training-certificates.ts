import { join } from 'node:path';
import type { Hono } from 'hono';
import { language } from '#contract/fields/language.ts';
import { dateInIndia } from '#kernel/time.ts';
import type { World } from '#server/app-context.ts';
import { readTrainingCertificate } from '#server/views/training-certificate.ts';
import { cookiesOf } from '../http/cookies.ts';
import { openPdfDoor } from '../http/pdf-door.ts';
import { whoAsks } from '../session-cookie.ts';
import { printTrainingCertificate } from './print-training-certificate.ts';
import type {
  TrainingCertificateOnFile,
  trainingCertificatePdf,
} from './training-certificate-pdf.ts';

const DRAWER = join(import.meta.dirname, 'training-certificate-pdf.ts');
const DRAW: typeof trainingCertificatePdf.name = 'trainingCertificatePdf';

/** To be raised when certificates are drawn in another way, so that no browser keeps the old drawing. */
const DRAWING = 1;

/** The certificate of somebody's own training as PDF; nobody can ask for that of another, and without one there is none. */
export function openTrainingCertificates(
  app: Hono,
  world: World,
  { secureCookies }: { readonly secureCookies: boolean },
): void {
  const drawer = { file: DRAWER, work: DRAW };
  const door = { world, secureCookies, operation: 'training-certificate', drawer };
  app.get(
    '/api/karigar/training/certificate/pdf',
    openPdfDoor<TrainingCertificateOnFile>(door, async (c) => {
      const { data: lang } = language.safeParse(c.req.query('language') ?? 'en');
      if (!lang) return { refused: [404, 'not-found'] };
      const now = world.now();
      const cookies = cookiesOf(c.req.header('cookie'), secureCookies, 'karigar');
      const person = (await whoAsks(world, cookies, now))?.person;
      if (!person) return { refused: [401, 'not-signed-in'] };
      const found = await readTrainingCertificate(world.pool, person.id, dateInIndia(now));
      if (!found) return { refused: [404, 'not-found'] };
      const printed = printTrainingCertificate(found, { lang, supplier: world.supplier });
      return {
        personId: person.id,
        madeOf: [DRAWING, person.id, lang, printed],
        fileName: `certificate-${found.number}.pdf`,
        task: { madeAt: new Date(now), language: lang, printed },
      };
    }),
  );
}
