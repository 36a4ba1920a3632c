import { join } from 'node:path';
import type { Hono } from 'hono';
import * as z from 'zod/mini';
import { language } from '#contract/fields/language.ts';
import { localDate } from '#contract/fields/local-date.ts';
import type { World } from '#server/app-context.ts';
import { readPayStatement } from '#server/views/pay-statement.ts';
import { cookiesOf } from '../http/cookies.ts';
import { openPdfDoor } from '../http/pdf-door.ts';
import { whoAsks } from '../session-cookie.ts';
import type { PayStatementOnFile, payStatementPdf } from './pay-statement-pdf.ts';
import { printPayStatement } from './print-pay-statement.ts';

const DRAWER = join(import.meta.dirname, 'pay-statement-pdf.ts');
const DRAW: typeof payStatementPdf.name = 'payStatementPdf';

/** To be raised when statements are drawn in another way, so that no browser keeps the old drawing. */
const DRAWING = 1;

const asked = z.object({ week: localDate, language });

/** A week of a Karigar as PDF, for them alone; it is drawn anew once its week has earned more. */
export function openPayStatements(
  app: Hono,
  world: World,
  { secureCookies }: { readonly secureCookies: boolean },
): void {
  const drawer = { file: DRAWER, work: DRAW };
  const door = { world, secureCookies, operation: 'pay-statement', drawer };
  app.get(
    '/api/karigar/earnings/:week/pdf',
    openPdfDoor<PayStatementOnFile>(door, async (c) => {
      const { data } = asked.safeParse({
        week: c.req.param('week'),
        language: c.req.query('language') ?? 'en',
      });
      if (!data) return { refused: [404, 'not-found'] };
      const now = world.now();
      const cookies = cookiesOf(c.req.header('cookie'), secureCookies, 'karigar');
      const person = (await whoAsks(world, cookies, now))?.person;
      if (!person) return { refused: [401, 'not-signed-in'] };
      if (!person.roles.includes('karigar')) return { refused: [403, 'not-allowed'] };
      const week = { userId: person.id, day: data.week, now };
      const statement = await readPayStatement(world.pool, week);
      const about = { lang: data.language, supplier: world.supplier };
      const printed = printPayStatement(statement, about);
      return {
        personId: person.id,
        madeOf: [DRAWING, person.id, data.language, printed],
        fileName: `statement-${statement.from}.pdf`,
        task: { madeAt: new Date(now), language: data.language, printed },
      };
    }),
  );
}
