import { afterAll, beforeAll, expect, test } from 'vitest';
import { dropView } from '#contract/ops/drop-view.ts';
import { listViews } from '#contract/ops/list-views.ts';
import { saveView } from '#contract/ops/save-view.ts';
import { MOST_VIEWS } from '#contract/ops/saved-view.ts';
import { insertStranger } from '#testing/cast.ts';
import type { Client } from '#testing/client.ts';
import { signInDeps } from '#testing/sign-in-stage.ts';
import { clientOf } from '#testing/signed-in.ts';
import { startServer, type TestServer } from '#testing/start-test-server.ts';
import { savedViewAnswers } from './saved-views.ts';

let app: TestServer;
let meera: Client;
let leela: Client;
beforeAll(async () => {
  app = await startServer({ answers: savedViewAnswers, server: () => ({ ...signInDeps() }) });
  [meera, leela] = (await Promise.all(
    [0, 1].map(async () => clientOf(app, await insertStranger(app.world.db, { role: 'ops' }))),
  )) as [Client, Client];
});
afterAll(() => app.close());

test('a filter is saved under a name for oneself alone, replaced by a newer one, and forgotten', async () => {
  const rain = { name: 'Rain, Harbour', filter: 'days=0.0&pincode=400071' };
  await Promise.all([meera.call(saveView, rain), meera.call(saveView, rain)]);
  const saved = await meera.call(saveView, {
    name: 'Cash to collect',
    filter: 'days=0.6&money=due',
  });
  expect(saved.value?.views).toEqual([
    { name: 'Cash to collect', filter: 'days=0.6&money=due' },
    rain,
  ]);
  expect((await leela.call(listViews, {})).value).toEqual({ views: [] });
  await meera.call(saveView, { ...rain, filter: 'days=0.1' });
  expect((await meera.call(dropView, { name: 'Cash to collect' })).value?.views).toEqual([
    { ...rain, filter: 'days=0.1' },
  ]);
  expect((await meera.call(dropView, { name: 'Cash to collect' })).status).toBe(200);
});

test('there is an end to how many, and a saved one may still be changed then', async () => {
  for (let number = 1; number <= MOST_VIEWS; number += 1)
    await leela.call(saveView, { name: `View ${number}`, filter: '' });
  const more = await leela.call(saveView, { name: 'One more', filter: '' });
  expect(more.refusal?.code).toBe('views-full');
  expect((await leela.call(saveView, { name: 'View 1', filter: 'days=0.1' })).status).toBe(200);
  expect((await leela.call(saveView, { name: 'View 1', filter: '<script>' })).status).toBe(422);
});
