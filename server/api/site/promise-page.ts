import type { Hono } from 'hono';
import { termsOf } from '#contract/catalogue/known.ts';
import type { OutputOf } from '#contract/operation.ts';
import type { readPromise } from '#contract/public/read-promise.ts';
import { promise as words } from '#i18n/every/promise.ts';
import type { Lang } from '#i18n/index.ts';
import type { World } from '#server/app-context.ts';
import type { Service } from '#server/modules/catalogue/catalogue.ts';
import {
  answerFile,
  fileFrom,
  type StaticFile,
  textOf,
} from '#server/platform/http/static-files.ts';
import { promiseReader } from '#server/views/promise.ts';
import { shownDate } from '#ui/dates.ts';
import { withOffered } from './filled-pages.ts';
import { langOf, remembering, type Site } from './site.ts';

type Deps = Pick<World, 'pool' | 'now' | 'log' | 'facts'>;
type Promised = OutputOf<typeof readPromise>;

/** The page about ourselves goes out with the figures of the day in it: nobody needs a script to read them. */
export function openPromisePage(app: Hono, site: Site, { pool, now, log, facts }: Deps): void {
  const read = promiseReader(pool, now);
  const filled = new WeakMap<Promised, Map<Lang, StaticFile>>();
  const fill = async (page: StaticFile, lang: Lang, promised: Promised): Promise<StaticFile> => {
    const { languages } = await facts.places();
    const text = withOffered(textOf(page), lang, languages);
    const percents = sharesOf(await facts.services());
    return fileFrom(fillPromisePage(text, lang, promised, percents), page);
  };
  app.get('/promise', async (c) => {
    const lang = langOf(c);
    const page = site.pages.get(`${lang}/promise.html`);
    if (!page) return c.notFound();
    try {
      const promised = await read();
      const pages = filled.get(promised) ?? new Map();
      filled.set(promised, pages);
      const file = pages.get(lang) ?? (await fill(page, lang, promised));
      pages.set(lang, file);
      return remembering(site, c, answerFile(file, c.req));
    } catch (error) {
      log.fault('promise-not-read', error);
      return remembering(site, c, answerFile(page, c.req));
    }
  });
}

/** `80%`, or `80–85%` where kinds of service differ: what Karigars have of the price of what is sold today. */
function sharesOf(services: readonly Pick<Service, 'category'>[]): string {
  const percents = services.flatMap(({ category }) => {
    const { karigarSharePercent, karigarSharePercentOfOption } = termsOf(category);
    return [karigarSharePercent, ...Object.values(karigarSharePercentOfOption)];
  });
  const [least, most] = [Math.min(...percents), Math.max(...percents)];
  return least === most ? `${least}%` : `${least}–${most}%`;
}

/** Writes the figures into the gaps of the prerendered page; `percents` is what Karigars have of a price. */
export function fillPromisePage(
  html: string,
  lang: Lang,
  promised: Promised,
  percents: string,
): string {
  const figures: Readonly<Record<string, string>> = {
    ...figuresOf(lang, promised),
    'share-text': words[lang].shareText({ percents }),
  };
  return html.replace(
    /(<p[^>]* data-figure="([\w-]+)"[^>]*>)<\/p>/g,
    (gap, opening: string, name: string) =>
      figures[name] === undefined ? gap : `${opening}${escaped(figures[name])}</p>`,
  );
}

function figuresOf(lang: Lang, promised: Promised): Readonly<Record<string, string>> {
  const say = words[lang];
  const { onTime, refunds, karigarShare, complaints, atLeast } = promised;
  const tooFew = (name: string, count: number) => ({
    [`${name}-few`]: say.tooFew,
    [`${name}-basis`]: say.tooFewText({ count: grouped(count), atLeast: grouped(atLeast) }),
  });
  const given = (name: string, figure: string, basis: string) => ({
    [`${name}-figure`]: figure,
    [`${name}-basis`]: basis,
  });
  return {
    period: say.period({
      from: shownDate(promised.from, lang),
      until: shownDate(promised.until, lang),
    }),
    ...(onTime.percent === null
      ? tooFew('on-time', onTime.visits)
      : given(
          'on-time',
          say.onTimeFigure({ percent: grouped(onTime.percent) }),
          say.onTimeBasis({
            onTime: grouped(onTime.onTime),
            visits: grouped(onTime.visits),
            atLeast: grouped(onTime.atLeastPercent ?? 0),
          }),
        )),
    refused: say.refused({ count: grouped(onTime.refused) }),
    ...(refunds.medianDays === null
      ? tooFew('refunds', refunds.count)
      : given(
          'refunds',
          say.refundsFigure({ days: grouped(refunds.medianDays) }),
          say.refundsBasis({ count: grouped(refunds.count) }),
        )),
    ...(karigarShare.percent === null
      ? tooFew('share', karigarShare.visits)
      : given(
          'share',
          say.shareFigure({ percent: grouped(karigarShare.percent) }),
          say.shareBasis({ count: grouped(karigarShare.visits) }),
        )),
    ...(complaints.medianHours === null
      ? tooFew('complaints', complaints.count)
      : given(
          'complaints',
          say.complaintsFigure({ hours: grouped(complaints.medianHours) }),
          say.complaintsBasis({ count: grouped(complaints.count) }),
        )),
  };
}

/** Western digits in Indian groups, in all three languages. */
const format = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 1 });
const grouped = (count: number): string => format.format(count);

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
