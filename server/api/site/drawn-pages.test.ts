import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { developmentBrand } from '#contract/brand.ts';
import { POLICY_VERSION } from '#contract/policy.ts';
import { LANGS } from '#i18n/index.ts';
import type { World as ServerWorld } from '#server/app-context.ts';
import { createAppCache } from '#server/cache/app-cache.ts';
import { openSession } from '#server/modules/identity/session-life.ts';
import { recordSession } from '#server/modules/identity/session-store.ts';
import type { StaticFile } from '#server/platform/http/static-files.ts';
import { createLog, type LogLine } from '#server/platform/log/log.ts';
import { newToken } from '#server/platform/secrets/token.ts';
import { bookOnline, paymentDeps } from '#testing/payments.ts';
import { sowCustomer, sowKarigar, sowSmallTown } from '#testing/small-town.ts';
import { createWorld, NOW, type World } from '#testing/world.ts';
import { loadDrawing } from './drawing.ts';
import { openDrawnPages } from './drawn-pages.ts';
import { DRAWN_PAGES, GAPS } from './gaps.ts';
import type { Site } from './site.ts';

let world: World;
let folder: string;
const lines: LogLine[] = [];
const app = new Hono();

beforeAll(async () => {
  world = await createWorld();
  await sowSmallTown(world.db);
  folder = await mkdtemp(join(tmpdir(), 'drawing-'));
  const drawing = join(folder, 'draw-pages.mjs');
  await writeFile(
    drawing,
    `export const learnCatalogue = () => {};
    export const learnBrand = () => {};
    export const learnOfferedLanguages = () => {};
    export const drawerOf = async () => (path, { session, booking }) => {
      if (session.user.fullName === 'Odd Person') throw new RangeError('Invalid time value');
      return 'Welcome, ' + session.user.fullName + (booking ? ' to ' + booking.booking.id : '');
    };`,
  );
  const frame = `<main>${GAPS.drawing}</main><script>${GAPS.answers}</script>`;
  const plain = { body: new TextEncoder().encode(frame), etag: '', headers: {} };
  const pages = new Map<string, StaticFile>(
    LANGS.flatMap((lang) => DRAWN_PAGES.map((name) => [`${lang}/${name}.html`, { plain }])),
  );
  const site: Site = {
    client: async () => new Map(),
    root: new Map(),
    pages,
    drawing,
    brand: developmentBrand,
  };
  const server = {
    pool: world.db,
    now: () => NOW,
    facts: createAppCache(world.db),
    log: createLog({ level: 'debug', write: (line) => lines.push(line) }),
    paymentProvider: 'phonepe',
  } as Partial<ServerWorld> as ServerWorld;
  await openDrawnPages(app, site, server, {
    secureCookies: false,
    drawing: await loadDrawing(site.drawing, site.brand),
  });
  app.get('*', (c) => c.text('the app'));
});
afterAll(async () => {
  await world.close();
  await rm(folder, { recursive: true });
});

const cookieOf = async (fullName: string) => cookieFor(await sowCustomer(world.db, fullName));

async function cookieFor({ id: userId }: { readonly id: string }): Promise<string> {
  await world.db.query('update users set terms_version = $1', [POLICY_VERSION]);
  const token = newToken();
  const session = openSession(true, NOW);
  await recordSession(world.db, {
    ...{ token, userId, session, replaces: undefined },
    app: 'customer',
  });
  return `aangan_session=${token}`;
}

const open = async (cookie: string, path = '/main') => {
  const answer = await app.request(path, { headers: { cookie } });
  return `${answer.status} ${await answer.text()}`;
};

/** The page goes out without its data when the database takes too long; a second request gets it. */
const patiently = { timeout: 60_000 };

test('whose dashboard cannot be drawn has the app instead, and we hear of it', async () => {
  const asha = await cookieOf('Asha Kulkarni');
  await expect
    .poll(() => open(asha), patiently)
    .toContain('200 <main>Welcome, Asha Kulkarni</main>');
  expect(lines).toEqual([]);

  const odd = await cookieOf('Odd Person');
  await expect
    .poll(async () => {
      expect(await open(odd)).toBe('200 the app');
      return lines[0];
    }, patiently)
    .toMatchObject({ level: 'error', event: 'page-not-drawn' });
});

test('HIST-03 a booking is drawn for its owner, and for nobody else', async () => {
  await sowKarigar(world.db);
  const owner = await sowCustomer(world.db, 'Owner');
  const cookie = await cookieFor(owner);
  const id = await bookOnline(paymentDeps(world.db, NOW), owner);
  await expect
    .poll(() => open(cookie, `/bookings/${id}`), patiently)
    .toContain(`200 <main>Welcome, Owner to ${id}</main>`);
  await expect
    .poll(() => open(cookie, '/booking-history'), patiently)
    .toContain(`"history":{"bookings":[{"id":"${id}"`);

  const stranger = await cookieOf('Stranger');
  await expect.poll(() => open(stranger), patiently).toContain('Welcome, Stranger');
  expect(await open(stranger, `/bookings/${id}`)).toBe('200 the app');
  expect(await open(cookie, '/bookings/no-id')).toBe('200 the app');
  expect(await open(cookie, `/bookings/${id}?pay`)).toBe('200 the app');
  expect(await open('', `/bookings/${id}`)).toBe('200 the app');
});
