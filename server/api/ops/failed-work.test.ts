import { afterAll, beforeAll, expect, test } from 'vitest';
import { dropFailedWork } from '#contract/ops/drop-failed-work.ts';
import { listFailedWork } from '#contract/ops/list-failed-work.ts';
import { retryFailedWork } from '#contract/ops/retry-failed-work.ts';
import { newId } from '#kernel/ids.ts';
import { setAside } from '#server/platform/jobs/outbox.ts';
import { openQueue, type Queue } from '#server/platform/jobs/queue.ts';
import { silentLog } from '#server/platform/log/log.ts';
import { insertStranger } from '#testing/cast.ts';
import { recordAnyEvent } from '#testing/record-any-event.ts';
import { clientOf } from '#testing/signed-in.ts';
import { startServer, type TestServer } from '#testing/start-test-server.ts';
import { NOW } from '#testing/world.ts';
import { failedWorkAnswers } from './failed-work.ts';

let app: TestServer;
let queue: Queue | undefined;
let isBroken = true;
const done: number[] = [];
const told: string[] = [];

beforeAll(async () => {
  app = await startServer({
    answers: failedWorkAnswers,
    server: { failedJobs: () => queue?.failed },
  });
});
afterAll(async () => {
  await queue?.stop();
  await app.close();
});

const operator = async () => {
  const person = await insertStranger(app.world.db, { role: 'ops', fullName: 'Meera Joshi' });
  return clientOf(app, person);
};
const happen = () => recordAnyEvent(app.world.db, newId(), 'SomethingHappened', NOW, 'clock', {});
const failedOf = async (client: Awaited<ReturnType<typeof operator>>) =>
  (await client.call(listFailedWork, {})).value?.failed ?? [];

test('before the queue is open it is asked again in a moment', async () => {
  const answered = await (await operator()).call(listFailedWork, {});
  expect(answered.status).toBe(503);
  expect(Number(answered.headers.get('retry-after'))).toBeGreaterThan(0);
});

test('a job that failed for good is listed with its reason, tried again by a press, and done once; another is dropped', async () => {
  queue = await openQueue({
    url: app.world.url,
    jobs: [
      {
        name: 'tell',
        atOnce: 1,
        run: async ({ id }) => {
          if (isBroken) throw new Error('no answer to asha@example.com');
          done.push(id);
          return undefined;
        },
      },
    ],
    routines: [],
    log: silentLog,
    onWorked: () => {},
    onGivenUp: async (job) => void told.push(job),
  });
  // Nobody waits an hour and a half for the last of its tries.
  await app.world.db.query(`update jobs.queue set retry_limit = 0 where name = 'tell'`);
  const client = await operator();
  for (const id of [await happen(), await happen()]) {
    await queue.file(app.world.db, new Map([['tell', [{ event: eventOf(id), at: undefined }]]]));
  }
  await expect.poll(() => failedOf(client)).toHaveLength(2);
  // Telling somebody of it does not make it go away.
  await expect.poll(() => told).toEqual(['tell', 'tell']);
  const [first, second] = await failedOf(client);
  expect(first).toMatchObject({ what: 'tell', kind: 'job' });
  expect(first?.reason).toContain('no answer to [e-mail]');

  isBroken = false;
  expect(await client.call(retryFailedWork, { id: first?.id ?? '' })).toMatchObject({
    status: 200,
  });
  expect(await client.call(retryFailedWork, { id: first?.id ?? '' })).toMatchObject({
    status: 404,
    refusal: { code: 'failed-work-not-found' },
  });
  await expect.poll(() => done).toEqual(first?.eventIds);
  expect(await client.call(dropFailedWork, { id: second?.id ?? '' })).toMatchObject({
    status: 200,
  });
  expect(await failedOf(client)).toEqual([]);
});

test('an event that was set aside is listed beside them, goes back to the outbox, and can be dropped', async () => {
  const client = await operator();
  const eventId = await happen();
  await setAside(app.world.db, eventId, 'it names no booking');
  const id = `event-${eventId}`;
  expect(await failedOf(client)).toMatchObject([
    { id, kind: 'event', reason: 'it names no booking' },
  ]);
  expect(await client.call(retryFailedWork, { id })).toMatchObject({ status: 200 });
  const { rowCount } = await app.world.db.query('select from outbox where event_id = $1', [
    eventId,
  ]);
  expect(rowCount).toBe(1);
  await setAside(app.world.db, eventId, 'it names no booking');
  expect(await client.call(dropFailedWork, { id })).toMatchObject({ status: 200 });
  expect(await client.call(dropFailedWork, { id })).toMatchObject({ status: 404 });
});

const eventOf = (id: number) => ({
  id,
  type: 'SomethingHappened',
  subject: newId(),
  at: NOW,
  data: {},
});
