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
import { sowCustomer, sowSmallTown } from '#testing/small-town.ts';
import { createWorld, NOW, type World } from '#testing/world.ts';
import { openDashboardPage } from './dashboard-page.ts';
import { loadDrawing } from './drawing.ts';
import { GAPS } from './gaps.ts';
import type { Site } from './site.ts';

let world: World;
let folder: string;
const lines: LogLine[] = [];
const app = new Hono();

beforeAll(async () => {
  world = await createWorld();
  await sowSmallTown(world.db);
  folder = await mkdtemp(join(tmpdir(), 'drawing-'));
  const drawing = join(folder, 'draw-dashboard.mjs');
  await writeFile(
    drawing,
    `export const learnCatalogue = () => {};
    export const learnBrand = () => {};
    export const learnOfferedLanguages = () => {};
    export const drawerOf = async () => ({ session }) => {
      if (session.user.fullName === 'Odd Person') throw new RangeError('Invalid time value');
      return 'Welcome, ' + session.user.fullName;
    };`,
  );
  const frame = `<main>${GAPS.drawing}</main><script>${GAPS.answers}</script>`;
  const plain = { body: new TextEncoder().encode(frame), etag: '', headers: {} };
  const pages = new Map<string, StaticFile>(
    LANGS.map((lang) => [`${lang}/dashboard.html`, { plain }]),
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
  await openDashboardPage(app, site, server, {
    secureCookies: false,
    drawing: await loadDrawing(site.drawing, site.brand),
  });
  app.get('*', (c) => c.text('the app'));
});
afterAll(async () => {
  await world.close();
  await rm(folder, { recursive: true });
});

async function cookieOf(fullName: string): Promise<string> {
  const { id: userId } = await sowCustomer(world.db, fullName);
  await world.db.query('update users set terms_version = $1', [POLICY_VERSION]);
  const token = newToken();
  const session = openSession(true, NOW);
  await recordSession(world.db, {
    ...{ token, userId, session, replaces: undefined },
    app: 'customer',
  });
  return `aangan_session=${token}`;
}

const open = async (cookie: string) => {
  const answer = await app.request('/main', { headers: { cookie } });
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
    .toMatchObject({ level: 'error', event: 'dashboard-not-drawn' });
});
