import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { silentLog } from '#server/platform/log/log.ts';
import { createWorld, type World } from '#testing/world.ts';
import { EventStream } from './event-stream.ts';
import { type LiveStreams, openLiveStreams } from './live-streams.ts';
import { openSignals } from './signals.ts';

let world: World;
let desks: LiveStreams[] = [];
beforeAll(async () => {
  world = await createWorld();
});
afterEach(async () => {
  await Promise.all(desks.map((simulator) => simulator.close()));
  desks = [];
});
afterAll(() => world.close());

/** As in a process of its own. */
function openSimulatorContext(limits?: { perTopic: number; inAll: number }): LiveStreams {
  const signals = openSignals({ db: world.db, url: world.url, log: silentLog });
  const simulator = openLiveStreams(signals, silentLog, limits);
  desks.push(simulator);
  return simulator;
}

function standing(first: string) {
  let id = first;
  return {
    change: (next: string) => {
      id = next;
    },
    read: async () => ({ id, data: { is: id } }),
  };
}

/** Collects the text of a stream as it arrives. */
function listen(stream: EventStream): { readonly text: string } {
  const said = { text: '' };
  const decoder = new TextDecoder();
  void (async () => {
    for await (const chunk of stream.body) said.text += decoder.decode(chunk);
    said.text += '(ended)';
  })();
  return said;
}

const watch = (
  simulator: LiveStreams,
  read: () => Promise<{ id: string; data: unknown } | undefined>,
) => listen(simulator.open({ topic: 'asha', name: 'news', read, lastId: undefined })!);
const idsIn = ({ text }: { readonly text: string }) =>
  [...text.matchAll(/^id: (.*)$/gm)].map((match) => match[1]);

describe('keeping watchers told', () => {
  test('a change announced by one process reaches the watchers of another, and nobody else', async () => {
    const [here, there] = [openSimulatorContext(), openSimulatorContext()];
    const asha = standing('1');
    const imran = standing('1');
    const heard = watch(there, asha.read);
    const other = listen(
      there.open({ topic: 'imran', name: 'news', read: imran.read, lastId: undefined })!,
    );
    await expect.poll(() => [idsIn(heard), idsIn(other)]).toEqual([['1'], ['1']]);
    await listening();
    asha.change('2');
    imran.change('2');
    await here.tell(['asha']);
    await expect.poll(() => idsIn(heard)).toEqual(['1', '2']);
    expect(idsIn(other)).toEqual(['1']);
  });

  test('a watcher who reconnects is told the present state, or nothing if they have seen it', async () => {
    const simulator = openSimulatorContext();
    const asha = standing('7');
    const open = (lastId: string) =>
      listen(simulator.open({ topic: 'asha', name: 'news', read: asha.read, lastId })!);
    const [upToDate, behind] = [open('7'), open('5')];
    await expect.poll(() => idsIn(behind)).toEqual(['7']);
    expect(idsIn(upToDate)).toEqual([]);
  });

  test('changes announced while the connection to the database was down are delivered afterwards', async () => {
    const simulator = openSimulatorContext();
    const asha = standing('1');
    const heard = watch(simulator, asha.read);
    await expect.poll(() => idsIn(heard)).toEqual(['1']);
    await listening();
    asha.change('2');
    await world.db.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
        where application_name = 'aangan-live' and datname = current_database()`,
    );
    await expect.poll(() => idsIn(heard)).toEqual(['1', '2']);
  });

  test('a signal in the middle of a look is not lost', async () => {
    const simulator = openSimulatorContext();
    const asha = standing('1');
    let hold = Promise.withResolvers<void>();
    hold.resolve();
    const heard = watch(simulator, async () => {
      const seen = await asha.read();
      await hold.promise;
      return seen;
    });
    await expect.poll(() => idsIn(heard)).toEqual(['1']);
    await listening();
    hold = Promise.withResolvers<void>();
    await simulator.tell(['asha']);
    asha.change('2');
    await simulator.tell(['asha']);
    hold.resolve();
    await expect.poll(() => idsIn(heard).at(-1)).toBe('2');
  });

  test('those who see the same share one reading of each change, and one who may no longer hears none', async () => {
    const simulator = openSimulatorContext();
    const visit = standing('1');
    let reads = 0;
    const may = new Set(['asha', 'mother']);
    const open = (who: string) =>
      listen(
        simulator.open({
          topic: 'visit',
          name: 'visit',
          sharedAs: 'visit as a customer sees it',
          lastId: undefined,
          mayWatch: async () => may.has(who),
          read: () => {
            reads += 1;
            return visit.read();
          },
        })!,
      );
    const [asha, mother, stranger] = [open('asha'), open('mother'), open('stranger')];
    await expect.poll(() => [idsIn(asha), idsIn(mother)]).toEqual([['1'], ['1']]);
    await expect.poll(() => stranger.text).toMatch(/^retry: \d+\n\n\(ended\)$/);
    await listening();
    const before = reads;
    visit.change('2');
    await simulator.tell(['visit']);
    await expect
      .poll(() => [idsIn(asha), idsIn(mother)])
      .toEqual([
        ['1', '2'],
        ['1', '2'],
      ]);
    expect(reads - before).toBe(1);
  });

  test('ends for watchers who may no longer see it, and when the process exits', async () => {
    const simulator = openSimulatorContext();
    let mayRead = true;
    const heard = watch(simulator, async () => (mayRead ? { id: '1', data: 'secret' } : undefined));
    const staying = watch(simulator, standing('1').read);
    await expect.poll(() => idsIn(heard)).toEqual(['1']);
    await listening();
    mayRead = false;
    await simulator.tell(['asha']);
    await expect.poll(() => heard.text).toContain('(ended)');
    expect(staying.text).not.toContain('(ended)');
    await simulator.close();
    await expect.poll(() => staying.text).toContain('(ended)');
    expect(
      simulator.open({ topic: 'asha', name: 'news', read: standing('1').read, lastId: '' }),
    ).toBe(undefined);
  });

  test('says of a second topic only that it has changed: at once for whoever comes, and after each change', async () => {
    const simulator = openSimulatorContext();
    const { read } = standing('1');
    const open = (lastId: string | undefined) =>
      listen(simulator.open({ topic: 'inbox', name: 'inbox', nudges: 'day', read, lastId })!);
    const [heard, back] = [open(undefined), open('1')];
    await expect.poll(() => idsIn(heard)).toEqual(['1']);
    await listening();
    const nudges = (said: { text: string }) =>
      said.text.match(/^event: day\ndata: \{\}$/gm)?.length;
    await expect.poll(() => nudges(back)).toBeGreaterThan(0);
    const before = nudges(heard) ?? 0;
    await simulator.tell(['day']);
    await expect.poll(() => nudges(heard)).toBeGreaterThan(before);
    expect(idsIn(heard)).toEqual(['1']);
  });

  test('takes so many of one topic and so many in all, and a place is free again when one leaves', async () => {
    const simulator = openSimulatorContext({ perTopic: 2, inAll: 3 });
    const open = (topic: string) =>
      simulator.open({ topic, name: 'news', read: standing('1').read, lastId: undefined });
    const first = open('asha');
    expect([open('asha'), open('asha'), open('imran'), open('ravi')].map(Boolean)).toEqual([
      true,
      false,
      true,
      false,
    ]);
    first?.end();
    expect(open('ravi')).toBeDefined();
  });

  /** Until both ends of the line stand. */
  const listening = () =>
    expect
      .poll(async () => {
        const { rows } = await world.db.query(
          `select count(*)::int as open from pg_stat_activity
            where application_name = 'aangan-live' and datname = current_database() and query ilike 'listen%'`,
        );
        return rows[0]?.open;
      })
      .toBeGreaterThan(0);
});

describe('a stream', () => {
  test('keeps for a slow reader only the latest', async () => {
    const stream = new EventStream();
    for (let id = 1; id <= 100; id += 1) stream.send({ name: 'news', id: String(id), data: id });
    const said = listen(stream);
    for (let time = 1; time <= 3; time += 1) stream.nudge('day');
    await expect.poll(() => idsIn(said)).toEqual(['100']);
    expect(said.text.match(/event: day/g)).toHaveLength(1);
    stream.end();
  });

  test('shows signs of life, and gives up on somebody who never reads', async () => {
    const alive = new EventStream({ heartbeatMs: 5 });
    const said = listen(alive);
    await expect.poll(() => said.text.match(/: still here/g)?.length ?? 0).toBeGreaterThan(5);
    alive.end();
    let gone = false;
    const stalled = new EventStream({
      heartbeatMs: 5,
      onEnd: () => {
        gone = true;
      },
    });
    await expect.poll(() => gone).toBe(true);
    expect(stalled.ended).toBe(true);
  });
});
