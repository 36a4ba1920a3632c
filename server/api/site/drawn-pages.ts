import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Context, Hono } from 'hono';
import type { PageAnswers } from '#contract/customer/page-answers.ts';
import { PAGE_FACTS_ELEMENT } from '#contract/page-facts.ts';
import { LANGS, type Lang } from '#i18n/index.ts';
import { type Cookies, cookiesOf } from '#server/api/http/cookies.ts';
import type { World } from '#server/app-context.ts';
import { bestOf, textOf } from '#server/platform/http/static-files.ts';
import { inTime } from '#server/platform/in-time.ts';
import { answersReader } from './answers-for-page.ts';
import type { Drawing } from './drawing.ts';
import { openDrawingBudget } from './drawing-budget.ts';
import { factsIn } from './filled-pages.ts';
import { type DrawnPage, GAPS } from './gaps.ts';
import { langOf, remembering, type Site } from './site.ts';
import { textsShownBy } from './texts-shown.ts';

/** A page of the build, in the three parts between its gaps. */
type Frame = {
  readonly parts: readonly string[];
  readonly headers: Readonly<Record<string, string>>;
};

type DrawingOptions = {
  readonly secureCookies: boolean;
  readonly drawing: Drawing | undefined;
};

/** A database that takes longer than this keeps nobody waiting: the page comes without, and asks for itself. */
const PATIENCE_MS = 1000;

/** The addresses at which people mostly arrive. */
const DRAWN_AT: readonly (readonly [address: string, page: DrawnPage])[] = [
  ['/main', 'dashboard'],
  ['/booking-history', 'drawn-history'],
  ['/bookings/:id', 'drawn-booking'],
];

/**
 * The session says whose page it is before the page is sent, so the page is sent whole: drawn by the app's own code, to be
 * seen before any script has come (decisions 0315 and 1341). A person not known at once gets the app, which says
 * 'Loading...' until it knows (ROUTE-09).
 */
export async function openDrawnPages(
  app: Hono,
  site: Site,
  world: World,
  { secureCookies, drawing }: DrawingOptions,
): Promise<void> {
  if (!drawing) return;
  const fillingFor = await fillingReader(site, world, drawing);
  for (const [address, page] of DRAWN_AT) {
    const frames = new Map(LANGS.map((lang) => [lang, frameOf(site, lang, page)] as const));
    app.get(address, async (c, next) => {
      if (!isPlain(c)) return next();
      const lang = langOf(c);
      const cookies = cookiesOf(c.req.header('cookie'), secureCookies);
      const frame = frames.get(lang);
      const asked = { lang, page, path: c.req.path, id: c.req.param('id') };
      const filling = await fillingFor(asked, cookies).catch((error: unknown) => {
        world.log.fault('page-not-drawn', error);
        return undefined;
      });
      if (!filling || !frame) return next();
      const [head, told, foot] = frame.parts;
      const middle = told?.replace(PAGE_FACTS_ELEMENT, () =>
        factsIn(lang, site.brand, filling.offered, filling.help),
      );
      const html = `${head}${filling.drawing}${middle}${filling.answers}${foot}`;
      const { body, encoding } = await packed(html, c.req.header('accept-encoding') ?? '');
      const headers = new Headers(frame.headers);
      if (encoding) headers.set('content-encoding', encoding);
      for (const line of cookies.lines) headers.append('set-cookie', line);
      return remembering(site, c, new Response(body, { headers }));
    });
  }
}

type AskedPage = {
  readonly lang: Lang;
  readonly page: DrawnPage;
  readonly path: string;
  readonly id: string | undefined;
};

/** A person's data can break only their own drawing: the app has a place for every trouble. */
async function fillingReader(site: Site, world: World, drawing: Drawing) {
  const { drawerOf, learnOfferedLanguages } = drawing;
  const draw = new Map<Lang, Awaited<ReturnType<Drawing['drawerOf']>>>();
  for (const lang of LANGS) draw.set(lang, await drawerOf(lang));
  const textsShown = textsShownBy(site.brand);
  const budget = openDrawingBudget();
  const answersFor = answersReader(world, (uid) => budget.allows(uid));

  return async ({ lang, page, path, id }: AskedPage, cookies: Cookies) => {
    const answers = (await inTime(answersFor(cookies, { page, id }), PATIENCE_MS))?.value;
    if (!answers) return undefined;
    const { languages: offered } = await world.facts.places();
    learnOfferedLanguages(offered);
    const { help } = textsShown(await world.facts.texts(), world.now());
    const began = performance.now();
    const filling = {
      ...{ offered, help },
      drawing: draw.get(lang)?.(path, answers) ?? '',
      answers: asData(answers),
    };
    budget.spent(performance.now() - began);
    return filling;
  };
}

function frameOf(site: Site, lang: Lang, name: DrawnPage): Frame {
  const page = site.pages.get(`${lang}/${name}.html`);
  if (!page) throw new Error(`There is no ${name} to be drawn in ${lang}.`);
  const { 'content-length': _, etag: __, ...headers } = page.plain.headers;
  const [head = '', rest = ''] = textOf(page).split(GAPS.drawing);
  return {
    parts: [head, ...rest.split(GAPS.answers)],
    // One person's page: nothing on the way keeps it, nor does the browser once they have gone.
    headers: { ...headers, 'cache-control': 'private, no-store' },
  };
}

/** A dialog, a search, a filter: with anything in its address the page is the app's own affair. */
function isPlain(c: Context): boolean {
  return Object.keys(c.req.query()).every((name) => name === 'lang');
}

/** As data, which is not run, and cannot end its own element. */
const asData = (answers: PageAnswers): string => JSON.stringify(answers).replaceAll('<', '\\u003c');

/** Made anew for everybody, so it has to be quick: a fifth larger than what the build takes its time for. */
const QUICKLY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

async function packed(html: string, accepted: string) {
  const encoding = bestOf(['br', 'gzip'], accepted);
  const body =
    encoding === 'br'
      ? await promisify(brotliCompress)(html, QUICKLY)
      : encoding === 'gzip'
        ? await promisify(gzip)(html)
        : Buffer.from(html);
  return { body: new Uint8Array(body), encoding };
}
