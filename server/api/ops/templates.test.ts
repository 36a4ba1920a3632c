import { afterAll, beforeAll, expect, test } from 'vitest';
import { listTemplates } from '#contract/ops/list-templates.ts';
import { markTemplate } from '#contract/ops/mark-template.ts';
import { developmentMessenger } from '#server/adapters/messages/development-messenger.ts';
import { everyTemplate } from '#server/adapters/messages/every-template.ts';
import { insertStranger } from '#testing/cast.ts';
import type { Client } from '#testing/client.ts';
import { signInDeps } from '#testing/sign-in-stage.ts';
import { clientOf } from '#testing/signed-in.ts';
import { startServer, type TestServer } from '#testing/start-test-server.ts';
import { START } from '#testing/visits.ts';
import { templateAnswers } from './templates.ts';

let app: TestServer;
let meera: Client;
beforeAll(async () => {
  app = await startServer({
    answers: templateAnswers,
    server: {
      ...signInDeps(),
      messenger: {
        ...developmentMessenger,
        templates: everyTemplate,
        smsTemplateIds: { 'login_otp.en': '65f1' },
      },
    },
  });
  const person = await insertStranger(app.world.db, { role: 'ops' });
  meera = await clientOf(app, person, { at: START, remember: true });
});
afterAll(() => app.close());

const LOGIN = { channel: 'sms', name: 'login_otp', language: 'en' } as const;
const registered = {
  ...LOGIN,
  state: 'registered',
  registeredAs: '1107160',
  note: null,
} as const;
const list = async () => (await meera.call(listTemplates, {})).value;
const login = async (language = 'en') =>
  (await list())?.templates.find((one) => one.name === LOGIN.name && one.language === language);

test('every sentence is listed with its gaps and the id by which this server sends it', async () => {
  const listed = await list();
  expect(listed?.smsNeedsIds).toBe(true);
  expect(new Set(listed?.templates.map(({ channel }) => channel))).toEqual(
    new Set(['sms', 'whatsapp']),
  );
  expect(await login()).toMatchObject({ state: 'open', idInSettings: '65f1', changedAt: null });
  expect((await login())?.variables).toBeGreaterThan(0);
  expect(await login('hi')).toMatchObject({ idInSettings: null });
});

test('a registration has an id, is of one sentence, and of two who write it down one reads the other first', async () => {
  const mark = (
    state: 'waiting' | 'registered',
    registeredAs: string | null,
    seen: string | null,
  ) => meera.call(markTemplate, { ...registered, state, registeredAs, seen });
  expect(await mark('registered', null, null)).toMatchObject({
    refusal: { code: 'registration-id-missing' },
  });
  expect(
    await meera.call(markTemplate, { ...registered, name: 'nothing', seen: null }),
  ).toMatchObject({ refusal: { code: 'template-unknown' } });
  const both = await Promise.all([mark('waiting', null, null), mark('registered', '1', null)]);
  expect(both.map(({ refusal }) => refusal?.code).sort()).toEqual(['template-changed', undefined]);
  const seen = (await login())?.changedAt ?? null;
  expect(await mark('registered', '1107160', seen)).toMatchObject({ status: 200 });
  expect(await login()).toMatchObject({
    ...{ state: 'registered', registeredAs: '1107160', hasChanged: false },
  });
  expect(await login('hi')).toMatchObject({ state: 'open' });
});

test('a sentence that a release has changed is registered no more, until it is again', async () => {
  await app.world.db.query(`update template_registrations set sentence = 'As it was before.'`);
  expect(await login()).toMatchObject({ state: 'open', hasChanged: true });
  const seen = (await login())?.changedAt ?? null;
  await meera.call(markTemplate, { ...registered, registeredAs: '1107161', seen });
  expect(await login()).toMatchObject({ state: 'registered', hasChanged: false });
});
