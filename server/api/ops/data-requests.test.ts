import { afterAll, beforeAll, expect, test } from 'vitest';
import { listHelp } from '#contract/applicant/list-help.ts';
import { listOwnCases } from '#contract/customer/list-own-cases.ts';
import { answerCase } from '#contract/ops/answer-case.ts';
import { closeCase } from '#contract/ops/close-case.ts';
import { openCase } from '#contract/ops/open-case.ts';
import { readCase } from '#contract/ops/read-case.ts';
import { takeCase } from '#contract/ops/take-case.ts';
import { newId } from '#kernel/ids.ts';
import { DAY, toIndiaIso } from '#kernel/time.ts';
import { createAppCache } from '#server/cache/app-cache.ts';
import { collectMyData } from '#server/views/my-data.ts';
import { type Account, insertStranger } from '#testing/cast.ts';
import type { Client } from '#testing/client.ts';
import { objectsInMemory } from '#testing/objects.ts';
import { signInDeps, TEST_KEYS } from '#testing/sign-in-stage.ts';
import { clientOf } from '#testing/signed-in.ts';
import { sowSmallTown } from '#testing/small-town.ts';
import { startServer, type TestServer } from '#testing/start-test-server.ts';
import { NOW } from '#testing/world.ts';
import { helpAnswers } from '../applicant/help.ts';
import { ownCaseAnswers } from '../customer/cases.ts';
import { caseAnswers } from './cases.ts';

let app: TestServer;
let meera: Client;
let asha: Account;
let ravi: Account;
const db = () => app.world.db;
beforeAll(async () => {
  app = await startServer({
    answers: [...caseAnswers, ...ownCaseAnswers, ...helpAnswers],
    server: (pool) => ({ ...signInDeps(), facts: createAppCache(pool) }),
  });
  await sowSmallTown(db());
  asha = await insertStranger(db(), { fullName: 'Asha Kulkarni' });
  ravi = await insertStranger(db(), { role: 'karigar', fullName: 'Ravi Pawar' });
  const person = await insertStranger(db(), { role: 'ops', fullName: 'Meera Joshi' });
  meera = await clientOf(app, person, { remember: true });
});
afterAll(() => app.close());

const ask = async (userId: string, topic: 'nominate' | 'grievance' | 'correct', text: string) =>
  (await meera.call(openCase, { id: newId(), kind: 'data-request', userId, topic, text })).value
    ?.number ?? '';

/** Taken by the colleague, answered and closed, each on the version before it. */
async function work(number: string, text: string): Promise<void> {
  const act = (version: number) => ({ number, stepId: newId(), version });
  await meera.call(takeCase, act(1));
  await meera.call(answerCase, { ...act(2), template: 'own', text });
  const { status } = await meera.call(closeCase, { ...act(3), outcome: 'done', text: 'Done.' });
  expect(status).toBe(200);
}

test('a customer who rings to name somebody for their data has a number, a clock of 30 days and an owner, and reads the answer', async () => {
  const number = await ask(asha.id, 'nominate', 'Her son Nikhil is to act for her.');
  expect(number).toMatch(/^P-\d+$/);
  const file = (await meera.call(readCase, { number })).value;
  expect(file?.case).toMatchObject({ topic: 'nominate', resolveBy: toIndiaIso(NOW + 30 * DAY) });
  await work(number, 'Nikhil is written down.');
  const client = await clientOf(app, asha);
  const [own] = (await client.call(listOwnCases, {})).value?.cases ?? [];
  expect(own).toMatchObject({ number, kind: 'data-request', closed: { outcome: 'done' } });
  expect(own?.words.map(({ who, text }) => [who, text])).toEqual([
    ['you', 'Her son Nikhil is to act for her.'],
    ['us', 'Nikhil is written down.'],
    ['us', 'Done.'],
  ]);
  const world = { pool: db(), keys: TEST_KEYS, objects: objectsInMemory() };
  const brand = { brand: { name: 'Aangan' } };
  const { data } = await collectMyData({ ...world, sender: brand }, asha.id, NOW);
  expect(JSON.stringify(data.complaintsAndRequests)).toContain('Nikhil is written down.');
});

test('a Karigar who rings about their data reads it in their own app, beside their questions', async () => {
  const number = await ask(ravi.id, 'grievance', 'His portrait was sent to a wrong home.');
  await meera.call(openCase, {
    ...{ id: newId(), kind: 'complaint', userId: ravi.id, topic: 'money' },
    text: 'As a customer he paid too much.',
  });
  const client = await clientOf(app, ravi);
  const { value } = await client.call(listHelp, {});
  expect(value?.cases.map((one) => [one.number, one.topic])).toEqual([[number, 'grievance']]);
  await work(number, 'It is taken away there.');
  const after = (await client.call(listHelp, {})).value?.cases[0];
  expect(after?.words.at(-2)?.text).toBe('It is taken away there.');
});

test('a topic of a complaint is none of a request about data', async () => {
  const about = { id: newId(), userId: asha.id, topic: 'work' as const, text: 'The tap drips.' };
  const refused = await meera.call(openCase, { ...about, kind: 'data-request' });
  expect(refused.refusal?.code).toBe('topic-not-fitting');
});
