import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createWorld, type World } from '#testing/world.ts';
import { connect } from './connect.ts';
import { statement } from './statement.ts';
import { transaction } from './transaction.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld({ empty: true });
  await world.db.query('create table notes (id int primary key, said text)');
});
afterAll(() => world.close());

describe('the types of columns in code', () => {
  test('an instant comes out as epoch milliseconds, whatever the session time zone', async () => {
    const at = Date.UTC(2026, 10, 21, 4, 30, 0, 123);
    for (const zone of ['UTC', 'Asia/Kolkata', 'America/St_Johns']) {
      const client = await world.db.connect();
      await client.query(`set timezone = '${zone}'`);
      const { rows } = await client.query(
        'select $1::timestamptz as at, array[$1::timestamptz] as list',
        [new Date(at)],
      );
      expect(rows[0]).toEqual({ at, list: [at] });
      client.release(true);
    }
  });

  test('the ends of time come out as infinities', async () => {
    const { rows } = await world.db.query(
      `select 'infinity'::timestamptz as late, '-infinity'::timestamptz as early`,
    );
    expect(rows[0]).toEqual({ late: Number.POSITIVE_INFINITY, early: Number.NEGATIVE_INFINITY });
  });

  test('a day stays text, a bigint becomes a number, a numeric stays text', async () => {
    const { rows } = await world.db.query(
      `select '2026-11-21'::date as day, 12::bigint as many, 1.50::numeric as exact`,
    );
    expect(rows[0]).toEqual({ day: '2026-11-21', many: 12, exact: '1.50' });
  });

  test('a bigint that a number cannot hold is refused, not rounded', async () => {
    await expect(world.db.query('select 9007199254740993::bigint as much')).rejects.toThrow(
      'too large',
    );
  });
});

describe('a statement', () => {
  const pair = statement<[number, number], { sum: number }>({
    name: 'test-pair',
    text: 'select $1::int + $2::int as sum',
  });

  test('answers with typed rows', async () => {
    expect(await pair.run(world.db, [1, 2])).toEqual([{ sum: 3 }]);
    expect(await pair.first(world.db, [2, 2])).toEqual({ sum: 4 });
    expect(await pair.count(world.db, [2, 2])).toBe(1);
  });

  test('refuses a name that another text has taken', () => {
    expect(() => statement({ name: 'test-pair', text: 'select 1' })).toThrow('Two statements');
  });

  test('refuses a name that PostgreSQL would cut off', () => {
    expect(() => statement({ name: 'x'.repeat(64), text: 'select 1' })).toThrow('63 bytes');
  });
});

describe('a transaction', () => {
  test('writes nothing when the work throws', async () => {
    const work = transaction(world.db, async (db) => {
      await db.query(`insert into notes values (1, 'kept?')`);
      throw new Error('changed my mind');
    });
    await expect(work).rejects.toThrow('changed my mind');
    expect((await world.db.query('select * from notes where id = 1')).rows).toEqual([]);
  });

  test('does not call a swallowed failure a success', async () => {
    const work = transaction(world.db, async (db) => {
      await db.query(`insert into notes values (2, 'lost')`);
      await db.query('select 1 / 0').catch(() => {});
      return 'written';
    });
    await expect(work).rejects.toThrow('nothing was written');
  });

  test('is tried again after a deadlock, and both opponents get through', async () => {
    await world.db.query(`insert into notes values (10, ''), (11, '')`);
    const bothHoldOne = meeting(2);
    let attempts = 0;
    const touch = (first: number, second: number) =>
      transaction(world.db, async (db) => {
        attempts += 1;
        await db.query(`update notes set said = said || 'x' where id = $1`, [first]);
        await bothHoldOne();
        await db.query(`update notes set said = said || 'x' where id = $1`, [second]);
      });
    await Promise.all([touch(10, 11), touch(11, 10)]);
    expect(attempts).toBe(3);
    const { rows } = await world.db.query('select said from notes where id in (10, 11)');
    expect(rows).toEqual([{ said: 'xx' }, { said: 'xx' }]);
  });

  test('gives up after a few attempts when the conflict never ends', async () => {
    let attempts = 0;
    const work = transaction(world.db, async () => {
      attempts += 1;
      throw Object.assign(new Error('could not serialize'), { code: '40001' });
    });
    await expect(work).rejects.toThrow('could not serialize');
    expect(attempts).toBe(5);
  });
});

/** Everybody waits until `count` callers have arrived; later callers pass at once. */
function meeting(count: number): () => Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  let arrived = 0;
  return () => {
    arrived += 1;
    if (arrived >= count) resolve();
    return promise;
  };
}

describe('a connection that dies', () => {
  test('in the middle of a transaction fails that transaction and nothing else', async () => {
    const lost: Error[] = [];
    const pool = connect({ url: world.url, onConnectionLost: (error) => lost.push(error) });
    const work = transaction(pool, async (db) => {
      const { rows } = await db.query<{ pid: number }>('select pg_backend_pid() as pid');
      await world.db.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
      await vi.waitUntil(() => lost.length > 0);
      await db.query('select 1');
    });
    await expect(work).rejects.toThrow();
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    await pool.end();
  });
});
