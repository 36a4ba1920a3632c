import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newId } from '#kernel/ids.ts';
import { MINUTE } from '#kernel/time.ts';
import { recordAnyEvent } from '#testing/record-any-event.ts';
import { createWorld, NOW, type World } from '#testing/world.ts';
import { transaction } from '../database/transaction.ts';
import { silentLog } from '../log/log.ts';
import type { DomainEvent, Job, Plan, Routine } from './job.ts';
import { jobId } from './job-id.ts';
import { dropSetAside, fileAgain, listSetAside } from './outbox.ts';
import { openQueue, type Queue } from './queue.ts';
import { relayOnce } from './relay.ts';
import { type Jobs, startJobs } from './start-jobs.ts';

let world: World;
const running: Jobs[] = [];

beforeAll(async () => {
  world = await createWorld();
  await world.db.query('create table worked (event_id bigint not null, worker text)');
});
beforeEach(async () => {
  await world.db.query('truncate worked, outbox, events_set_aside');
});
// A relay left running would take the next test's events and know nothing to do with them.
afterEach(async () => {
  await Promise.all(running.splice(0).map((jobs) => jobs.stop()));
});
afterAll(() => world.close());

const happen = (type = 'SomethingHappened', data = {}) =>
  recordAnyEvent(world.db, newId(), type, NOW, 'clock', data);

async function start(
  jobs: readonly Job[],
  plan: Plan,
  routines: readonly Routine[] = [],
  onEvents?: () => void,
) {
  const started = await startJobs({
    pool: world.db,
    url: world.url,
    jobs,
    plan,
    routines,
    onEvents,
    log: silentLog,
  });
  running.push(started);
  return started;
}

const open = (...jobs: Job[]): Promise<Queue> =>
  openQueue({ url: world.url, jobs, routines: [], log: silentLog, onWorked: () => {} });

const job = (name: string, run: Job['run']): Job => ({ name, atOnce: 10, run });

const countOf = async (sql: string) =>
  (await world.db.query<{ count: number }>(`select count(*) as count from ${sql}`)).rows[0]?.count;

describe('an event sets its jobs going', () => {
  test('each of them once, with what has happened', async () => {
    const told: DomainEvent[] = [];
    const counted: number[] = [];
    await start(
      [
        job('tell', async (event) => void told.push(event) as undefined),
        job('count', async ({ id }) => void counted.push(id) as undefined),
      ],
      ({ type }) => (type === 'Ignored' ? [] : [{ job: 'tell' }, { job: 'count' }]),
    );
    await happen('Ignored');
    const id = await happen('Told', { amountPaise: 500 });
    await expect.poll(() => [told.length, counted]).toEqual([1, [id]]);
    expect(told[0]).toMatchObject({ id, type: 'Told', at: NOW, data: { amountPaise: 500 } });
    expect(await countOf('outbox')).toBe(0);
  });

  test('screens are told that something has happened, also where it sets nothing going', async () => {
    let told = 0;
    const onEvents = () => {
      told += 1;
    };
    await start([], () => [], [], onEvents);
    expect(told).toBe(0);
    await happen('Ignored');
    await expect.poll(() => told).toBe(1);
  });

  test('and nothing when its transaction fails', async () => {
    const failing = transaction(world.db, async (db) => {
      await recordAnyEvent(db, newId(), 'Undone', NOW, 'clock', {});
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    expect(await countOf('outbox')).toBe(0);
  });

  test('a job that fails is done again, its neighbours are not', async () => {
    const tries = new Map<number, number>();
    const again = job('shaky', async ({ id, data }) => {
      tries.set(id, (tries.get(id) ?? 0) + 1);
      if (data.shaky && tries.get(id) === 1) throw new Error('not yet');
      return undefined;
    });
    await start([again], () => [{ job: 'shaky' }]);
    const steady = await happen('Steady');
    const shaky = await happen('Shaky', { shaky: true });
    await expect.poll(() => tries.get(shaky)).toBe(2);
    expect(tries.get(steady)).toBe(1);
  });

  test('many are done in one go, and one by one when that fails', async () => {
    const together: number[] = [];
    const alone: number[] = [];
    const batch: Job = {
      name: 'batch',
      atOnce: 50,
      async runTogether(events) {
        if (events.some(({ data }) => data.poison)) throw new Error('poisoned');
        together.push(...events.map(({ id }) => id));
        return [];
      },
      async run({ id, data }) {
        if (!data.poison) alone.push(id);
        return undefined;
      },
    };
    const jobs = await start([batch], ({ type }) => (type === 'Batch' ? [{ job: 'batch' }] : []));
    await transaction(world.db, async (db) => {
      for (let count = 0; count < 30; count += 1)
        await recordAnyEvent(db, newId(), 'Batch', NOW, 'clock', {});
    });
    jobs.wake();
    await expect.poll(() => together.length).toBe(30);
    await transaction(world.db, async (db) => {
      await recordAnyEvent(db, newId(), 'Batch', NOW, 'clock', { poison: true });
      await recordAnyEvent(db, newId(), 'Batch', NOW, 'clock', {});
    });
    jobs.wake();
    await expect.poll(() => alone.length).toBe(1);
  });
});

describe('a job has its time', () => {
  test('one that lies ahead is filed for then, and not done now', async () => {
    let done = 0;
    const later = job('later', async () => {
      done += 1;
      return undefined;
    });
    const queue = await open(later);
    const at = Date.now() + 30 * MINUTE;
    const id = await happen();
    await relayOnce(world.db, () => [{ job: 'later', at }], queue.file, 10);
    const { rows } = await world.db.query(
      `select id, start_after, state from jobs.job where name = 'later'`,
    );
    expect(rows).toEqual([{ id: jobId('later', [id], at), start_after: at, state: 'created' }]);
    await queue.stop();
    expect(done).toBe(0);
  });

  test('one that wants to come back is done again at its time, filed once for it', async () => {
    let rounds = 0;
    const round = job('rounds', async () => {
      rounds += 1;
      return rounds < 3 ? { againAt: Date.now() + 50 } : undefined;
    });
    await start([round], ({ type }) => (type === 'Round' ? [{ job: 'rounds' }] : []));
    await happen('Round');
    await expect.poll(() => rounds).toBe(3);
  });
});

test('the same event filed twice stands in the queue once', async () => {
  const queue = await open(job('once', async () => undefined));
  const event = { id: 4711, type: 'Twice', subject: newId(), at: NOW, data: {} };
  const filed = new Map([['once', [{ event, at: NOW + 1e12 }]]]);
  await queue.file(world.db, filed);
  await queue.file(world.db, filed);
  expect(await countOf(`jobs.job where name = 'once'`)).toBe(1);
  await queue.stop();
});

test('a routine is planned on the clock of India, and done when its turn comes', async () => {
  let rounds = 0;
  const run = async () => {
    rounds += 1;
  };
  const routines = [{ name: 'tidy', cron: '*/5 * * * *', run }];
  const jobs = await start([], () => [{ job: 'tidy' }], routines);
  const { rows } = await world.db.query('select name, cron, timezone from jobs.schedule');
  expect(rows).toEqual([{ name: 'tidy', cron: '*/5 * * * *', timezone: 'Asia/Kolkata' }]);
  await happen();
  jobs.wake();
  await expect.poll(() => rounds).toBe(1);
});

describe('processes come and go', () => {
  const processes: ChildProcess[] = [];
  afterAll(() => {
    for (const child of processes) child.kill('SIGKILL');
  });

  async function launch(worker: string, workMs = 40): Promise<ChildProcess> {
    const script = fileURLToPath(new URL('../../../testing/jobs-process.ts', import.meta.url));
    const child = spawn(process.execPath, [script, world.url, worker, String(workMs)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    processes.push(child);
    await once(child.stdout as NodeJS.ReadableStream, 'data');
    return child;
  }

  test('killed in the middle, the relay has moved every event exactly once, and every job is done', async () => {
    const events = 3_000;
    const first = await launch('first');
    await world.db.query(
      `select record_event(gen_random_uuid(), 'Crowd', now(), 'clock', '{}') from generate_series(1, $1)`,
      [events],
    );
    await expect.poll(() => countOf('worked')).toBeGreaterThan(100);
    first.kill('SIGKILL');
    await once(first, 'exit');
    expect(await countOf('worked')).toBeLessThan(events);

    const others = await Promise.all([launch('second'), launch('third')]);
    const done = () => countOf('(select distinct event_id from worked) as done');
    await expect.poll(done, { timeout: 90_000, interval: 500 }).toBe(events);
    expect(await countOf('outbox')).toBe(0);
    expect(await countOf(`jobs.job where name = 'note'`)).toBe(events);
    for (const child of others) {
      child.kill('SIGTERM');
      expect(await once(child, 'exit')).toEqual([0, null]);
    }
  }, 120_000);

  test('stopped gently, a process finishes what it has begun', async () => {
    // A job in the hands of a killed process may stay active for a while, though it is done.
    await world.db.query(`delete from jobs.job where name = 'note'`);
    const child = await launch('gentle', 2_000);
    await happen();
    const active = () => countOf(`jobs.job where name = 'note' and state = 'active'`);
    await expect.poll(active, { interval: 5 }).toBeGreaterThan(0);
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([0, null]);
    expect(await countOf('worked')).toBe(1);
    expect(await active()).toBe(0);
  });
});

describe('an event that cannot be filed', () => {
  const told: number[] = [];
  const tell = job('tell-others', async ({ id }) => void told.push(id) as undefined);
  const poisoned: Plan = ({ type }) => {
    if (type === 'Poison') throw new Error('nobody knows what to do with it, ask asha@example.com');
    return [{ job: tell.name }];
  };

  test('keeps nobody else’s news waiting: it is set aside with its reason, can be tried again and dropped', async () => {
    const before = await Promise.all(Array.from({ length: 30 }, () => happen()));
    const poison = await happen('Poison');
    const after = await Promise.all(Array.from({ length: 30 }, () => happen()));
    await start([tell], poisoned);
    await expect.poll(() => [...told].sort()).toEqual([...before, ...after].sort());
    await expect
      .poll(() => listSetAside(world.db, 10))
      .toMatchObject([
        {
          eventId: poison,
          type: 'Poison',
          reason: 'nobody knows what to do with it, ask [e-mail]',
        },
      ]);
    expect(await countOf('outbox')).toBe(0);

    expect(await fileAgain(world.db, poison)).toBe(true);
    expect(await fileAgain(world.db, poison)).toBe(false);
    await happen();
    await expect.poll(async () => (await listSetAside(world.db, 10)).length).toBe(1);
    expect(await dropSetAside(world.db, poison)).toBe(true);
    expect(await dropSetAside(world.db, poison)).toBe(false);
  });

  test('is not set aside when none can be: then it is not the events', async () => {
    const nothingWorks: Plan = () => {
      throw new Error('the queue is broken');
    };
    await Promise.all(Array.from({ length: 8 }, () => happen()));
    await start([tell], nothingWorks);
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    expect([await countOf('outbox'), await countOf('events_set_aside')]).toEqual([8, 0]);
  });
});
