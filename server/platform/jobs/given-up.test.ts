import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#kernel/ids.ts';
import { recordAnyEvent } from '#testing/record-any-event.ts';
import { createWorld, NOW, type World } from '#testing/world.ts';
import { silentLog } from '../log/log.ts';
import { startJobs } from './start-jobs.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

test('who looks after failed work is told of its last failure, with the job and its event, and again when they fail themselves', async () => {
  const told: [job: string, events: number[]][] = [];
  let calls = 0;
  const fails = {
    name: 'fails',
    atOnce: 1,
    run: async () => {
      throw new Error('never works');
    },
  };
  const jobs = await startJobs({
    ...{ pool: world.db, url: world.url, jobs: [fails], routines: [], log: silentLog },
    plan: () => [{ job: 'fails' }],
    onGivenUp: async (job, events) => {
      calls += 1;
      if (calls === 1) throw new Error('busy');
      told.push([job, events.map(({ id }) => id)]);
    },
  });
  const event = await recordAnyEvent(world.db, newId(), 'SomethingHappened', NOW, 'clock', {});
  // As if it had been tried for an hour and a half: this try is the last.
  await expect
    .poll(async () => {
      const last = `update jobs.job set retry_limit = 0 where name = 'fails' and state = 'retry'`;
      return (await world.db.query(last)).rowCount;
    })
    .toBe(1);
  await expect.poll(() => told).toEqual([['fails', [event]]]);
  await jobs.stop();
});
