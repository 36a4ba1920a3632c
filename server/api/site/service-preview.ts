import type { Hono } from 'hono';
import { catalogueWords } from '#contract/catalogue/known.ts';
import { servicePreviewPath } from '#contract/catalogue/service-page.ts';
import { OPEN_TO } from '#contract/staff.ts';
import { cookiesOf } from '#server/api/http/cookies.ts';
import { isProven, whoOfStaff } from '#server/api/staff-cookie.ts';
import type { World } from '#server/app-context.ts';
import { answerFile, fileMadeOf, textOf } from '#server/platform/http/static-files.ts';
import { listVersions } from '#server/views/catalogue-versions.ts';
import { figuresReader, previewServicePage, wordsWith } from '#server/views/service-page.ts';
import type { StaffPerson } from '#server/views/staff-session.ts';
import type { Drawing } from './drawing.ts';
import { SERVICE_PAGE } from './gaps.ts';
import { langOf, type Site } from './site.ts';

type Deps = Pick<World, 'facts' | 'log' | 'now' | 'pool'>;

/** The page of a service as its draft would make it, for colleagues who may read the draft. */
export function openServicePreview(
  app: Hono,
  site: Site,
  { facts, log, now, pool }: Deps,
  drawing: Drawing,
): void {
  const figures = figuresReader(pool);
  app.get(servicePreviewPath(':slug'), async (c, next) => {
    const lang = langOf(c);
    const frame = site.pages.get(`${lang}/${SERVICE_PAGE}.html`);
    try {
      const cookies = cookiesOf(c.req.header('cookie'), site.https ?? false);
      const staff = await whoOfStaff({ pool }, cookies, now());
      if (!frame || !isProven(staff) || !mayRead(staff)) return next();
      const { services } = await listVersions(pool, now());
      const version = services.find(({ slug }) => slug === c.req.param('slug'));
      const page = version && (await previewServicePage({ facts, figures }, version, lang));
      if (!page) return next();
      const words = wordsWith(catalogueWords(lang), version, lang);
      const html = drawing.drawService(textOf(frame), lang, page, words);
      const answer = answerFile(await fileMadeOf(html, frame), c.req);
      answer.headers.set('cache-control', 'no-store');
      answer.headers.set('x-robots-tag', 'noindex, nofollow');
      return answer;
    } catch (error) {
      log.fault('service-preview-not-drawn', error);
      return next();
    }
  });
}

const mayRead = ({ staff }: StaffPerson): boolean =>
  staff.roles.some((role) => OPEN_TO.listCatalogueVersions?.includes(role));
