import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { finishWorkOnBehalf } from '#contract/ops/finish-work-on-behalf.ts';
import { previewAct } from '#contract/ops/preview-act.ts';
import { readBookingFile } from '#contract/ops/read-booking-file.ts';
import { stopWorkOnBehalf } from '#contract/ops/stop-work-on-behalf.ts';
import { tryContactOnBehalf } from '#contract/ops/try-contact-on-behalf.ts';
import { newId } from '#kernel/ids.ts';
import { MINUTE } from '#kernel/time.ts';
import { createAppCache } from '#server/cache/app-cache.ts';
import { type Account, insertStranger } from '#testing/cast.ts';
import type { Client } from '#testing/client.ts';
import { lookAt } from '#testing/payments.ts';
import { signInDeps } from '#testing/sign-in-stage.ts';
import { clientOf } from '#testing/signed-in.ts';
import { sowSmallTown } from '#testing/small-town.ts';
import { startServer, type TestServer } from '#testing/start-test-server.ts';
import { START, sowWorker, visitAt, visitDeps } from '#testing/visits.ts';
import { NOW } from '#testing/world.ts';
import { bookingFileAnswers } from './booking-file.ts';
import { dayAnswers } from './day.ts';
import { onBehalfAnswers } from './on-behalf.ts';

let app: TestServer;
let asha: Account;
let meera: Client;
beforeAll(async () => {
  app = await startServer({
    answers: [...dayAnswers, ...onBehalfAnswers, ...bookingFileAnswers],
    server: (db) => ({ ...signInDeps(), facts: createAppCache(db), paymentProvider: 'sandbox' }),
  });
  await sowSmallTown(db());
  for (let count = 0; count < 4; count += 1) await sowWorker(db());
  const person = await insertStranger(db(), { role: 'ops' });
  meera = await clientOf(app, person, { at: START, remember: true });
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.now = NOW;
  asha = await insertStranger(db());
});

const db = () => app.world.db;
const why = 'Their telephone is dead.';
const at = async (status: 'arrived' | 'in_progress') => {
  const flows = visitDeps(db());
  const { bookingId } = await visitAt(flows, asha, status);
  app.clock.now = Math.max(flows.now(), START) + MINUTE;
  return bookingId;
};
const agreedIn = async (id: string) =>
  (await meera.call(readBookingFile, { id })).value?.agreed.map(({ line, kind, approvedPaise }) => [
    ...[line, kind, approvedPaise],
  ]);

test('the end of the work is said for a Karigar after its bill was shown, once, and nothing is written by looking', async () => {
  const id = await at('in_progress');
  expect(await agreedIn(id)).toEqual([[1, 'service', 80_000]]);
  const file = (await meera.call(readBookingFile, { id })).value;
  expect(file?.acts).toEqual(expect.arrayContaining(['finish', 'stop-work']));
  const before = await lookAt(db(), id);
  const half = await meera.call(previewAct, { id, act: 'finish' });
  expect(half.refusal?.code).toBe('preview-incomplete');
  const seen = await meera.call(previewAct, { id, act: 'finish', payBy: 'nothing' });
  expect(seen.value).toMatchObject({
    refused: null,
    money: { billPaise: 80_000, cashPaise: 0, duePaise: null },
  });
  expect(seen.value?.told.map(({ news }) => news)).toContain('work-done');
  const counted = { id, act: 'finish', payBy: 'cash', cashPaise: 5_000 } as const;
  expect((await meera.call(previewAct, counted)).value).toMatchObject({ refused: 'cash-differs' });
  expect(await lookAt(db(), id)).toEqual(before);
  const done = { id, actionId: newId(), why, payBy: 'nothing' } as const;
  for (let press = 0; press < 2; press += 1)
    expect((await meera.call(finishWorkOnBehalf, done)).value).toEqual({ status: 'done' });
  expect(await agreedIn(id)).toEqual([]);
});

test('work that stops costs what was done of each line, as its preview said', async () => {
  const id = await at('in_progress');
  const reason = 'needs-parts' as const;
  const part = { reason, lines: [{ line: 1, amountPaise: 30_000 }] };
  const unsaid = await meera.call(previewAct, { id, act: 'stop-work', reason: 'needs-parts' });
  expect(unsaid.refusal?.code).toBe('preview-incomplete');
  const seen = (await meera.call(previewAct, { id, act: 'stop-work', ...part })).value;
  expect(seen).toMatchObject({ refused: null, money: { billPaise: 30_000 } });
  const high = { ...part, lines: [{ line: 1, amountPaise: 80_100 }] };
  const refused = await meera.call(previewAct, { id, act: 'stop-work', ...high });
  expect(refused.value).toMatchObject({ refused: 'bill-too-high' });
  // Somebody else has changed it since it was looked at: refused, and under the same name done when looked at again.
  const act = { id, actionId: newId(), why, ...part };
  const stale = await meera.call(stopWorkOnBehalf, { ...act, seen: 'arrived 1 2' });
  expect(stale.refusal?.code).toBe('booking-changed');
  for (const looked of [seen?.seen, 'done 1 2'])
    expect((await meera.call(stopWorkOnBehalf, { ...act, seen: looked })).value).toEqual({
      status: 'done',
    });
});

test('that a Karigar tried to reach the customer is said for them, who is told so, not before the promised hour', async () => {
  const id = await at('arrived');
  app.clock.now = START - MINUTE;
  const tried = { id, act: 'contact-try', by: 'bell' } as const;
  expect((await meera.call(previewAct, tried)).value).toMatchObject({ refused: 'try-later' });
  app.clock.now = START + MINUTE;
  const seen = (await meera.call(previewAct, tried)).value;
  expect(seen).toMatchObject({
    refused: null,
    told: [
      { who: 'customer', news: 'trying-to-reach' },
      { who: 'karigar', news: 'said-for-you' },
    ],
  });
  const said = await meera.call(tryContactOnBehalf, { id, actionId: newId(), why, by: 'bell' });
  expect(said.value).toEqual({ status: 'arrived' });
});
