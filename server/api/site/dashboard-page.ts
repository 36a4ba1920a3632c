import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Context, Hono } from 'hono';
import type { DashboardAnswers } from '#contract/customer/dashboard-answers.ts';
import { PAGE_FACTS_ELEMENT } from '#contract/page-facts.ts';
import { LANGS, type Lang } from '#i18n/index.ts';
import { cookiesOf } from '#server/api/http/cookies.ts';
import { viewOrHint, whoAsks } from '#server/api/session-cookie.ts';
import type { World } from '#server/app-context.ts';
import { toPersonView } from '#server/modules/identity/person.ts';
import { bestOf, textOf } from '#server/platform/http/static-files.ts';
import { inTime } from '#server/platform/in-time.ts';
import { listBookings } from '#server/views/bookings.ts';
import { catalogueReader } from '#server/views/catalogue.ts';
import { listNeeds } from '#server/views/needs.ts';
import { languagesAt } from '#server/views/offered-languages.ts';
import { findLastAddress } from '#server/views/session.ts';
import type { Drawing } from './drawing.ts';
import { openDrawingBudget } from './drawing-budget.ts';
import { factsIn } from './filled-pages.ts';
import { DASHBOARD_PAGE, GAPS } from './gaps.ts';
import { langOf, remembering, type Site } from './site.ts';
import { textsShownBy } from './texts-shown.ts';

type Draw = (answers: DashboardAnswers) => string;
/** A page of the build, in the three parts between its gaps. */
type Frame = {
  readonly parts: readonly string[];
  readonly headers: Readonly<Record<string, string>>;
};

type DashboardOptions = {
  readonly secureCookies: boolean;
  readonly drawing: Drawing | undefined;
};

/** A database that takes longer than this keeps nobody waiting: the page comes without, and asks for itself. */
const PATIENCE_MS = 1000;

/**
 * The session says whose dashboard it is before the page is sent, so the page is sent whole: drawn by the app's
 * own code, to be seen before any script has come (decision 0315). A person not known at once gets the app, which
 * says 'Loading...' until it knows (ROUTE-09).
 */
export async function openDashboardPage(
  app: Hono,
  site: Site,
  world: World,
  { secureCookies, drawing }: DashboardOptions,
): Promise<void> {
  if (!drawing) return;
  const { drawerOf, learnOfferedLanguages } = drawing;
  const draw = new Map<Lang, Draw>();
  const frames = new Map<Lang, Frame>();
  for (const lang of LANGS) {
    draw.set(lang, await drawerOf(lang));
    frames.set(lang, frameOf(site, lang));
  }
  const textsShown = textsShownBy(site.brand);
  const budget = openDrawingBudget();
  const answersFor = answersReader(world, (uid) => budget.allows(uid));

  app.get('/main', async (c, next) => {
    if (!isPlain(c)) return next();
    const lang = langOf(c);
    const cookies = cookiesOf(c.req.header('cookie'), secureCookies);
    const frame = frames.get(lang);
    const filling = await fillingFor(lang, cookies).catch((error: unknown) => {
      world.log.fault('dashboard-not-drawn', error);
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

  /** A person's data can break only their own drawing: the app has a place for every trouble. */
  async function fillingFor(lang: Lang, cookies: ReturnType<typeof cookiesOf>) {
    const answers = (await inTime(answersFor(cookies), PATIENCE_MS))?.value;
    if (!answers) return undefined;
    const { languages: offered } = await world.facts.places();
    learnOfferedLanguages(offered);
    const { help } = textsShown(await world.facts.texts(), world.now());
    const began = performance.now();
    const filling = {
      ...{ offered, help },
      drawing: draw.get(lang)?.(answers) ?? '',
      answers: asData(answers),
    };
    budget.spent(performance.now() - began);
    return filling;
  }
}

/** Reads what the app would ask for first; nothing for a person whose dashboard is not drawn for them now. */
function answersReader(world: World, mayDraw: (uid: string) => boolean) {
  const readCatalogue = catalogueReader(world.facts, world.now);
  return async function answersFor(
    cookies: ReturnType<typeof cookiesOf>,
  ): Promise<DashboardAnswers | undefined> {
    const now = world.now();
    const asks = await whoAsks(world, cookies, now);
    if (!asks) return undefined;
    const user = toPersonView(asks.person);
    // New terms stand before everything else.
    if (user.termsDue || !mayDraw(user.uid)) return undefined;
    const view = viewOrHint(cookies, asks.session, now);
    const at = { now, paymentProvider: world.paymentProvider };
    const [lastAddress, catalogue, bookings, needs] = await Promise.all([
      findLastAddress(world.pool, user.uid),
      readCatalogue(),
      listBookings(world.pool, user.uid, {}, at),
      listNeeds(world.pool, user.uid, at),
    ]);
    if (!bookings.ok) return undefined;
    const languages = await languagesAt(world.facts, lastAddress);
    const session = { user, lastAddress, ...languages, ...view };
    return { session, catalogue, bookings: bookings.value, needs };
  };
}

function frameOf(site: Site, lang: Lang): Frame {
  const page = site.pages.get(`${lang}/${DASHBOARD_PAGE}.html`);
  if (!page) throw new Error(`There is no page for dashboards in ${lang}.`);
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
const asData = (answers: DashboardAnswers): string =>
  JSON.stringify(answers).replaceAll('<', '\\u003c');

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
