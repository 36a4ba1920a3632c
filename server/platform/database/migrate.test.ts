import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createWorld, type World } from '#testing/world.ts';
import { migrate, mustBeMigrated } from './migrate.ts';

let world: World;
let folder: string;
beforeEach(async () => {
  world = await createWorld({ empty: true });
  folder = await mkdtemp(join(tmpdir(), 'migrations-'));
  await write('0001-people.sql', 'create table people (id int primary key);');
});
afterEach(async () => {
  await world.close();
  await rm(folder, { recursive: true });
});

const write = (name: string, text: string) => writeFile(join(folder, name), text);

test('each migration is applied once, in order', async () => {
  await write('0002-names.sql', 'alter table people add column name text;');
  expect(await migrate(world.db, folder)).toEqual(['0001-people.sql', '0002-names.sql']);
  expect(await migrate(world.db, folder)).toEqual([]);
});

test('many processes may start at once and only one of them does the work', async () => {
  const applied = await Promise.all(Array.from({ length: 8 }, () => migrate(world.db, folder)));
  expect(applied.flat()).toEqual(['0001-people.sql']);
});

test('a broken migration says in one sentence where, and leaves nothing behind', async () => {
  await write('0002-broken.sql', 'create table half (id int);\ncreate table other (id nonsense);');
  await expect(migrate(world.db, folder)).rejects.toThrow(
    'The migration 0002-broken.sql failed at line 2: type "nonsense" does not exist. Nothing of it was applied.',
  );
  const { rows } = await world.db.query(
    `select to_regclass('people')::text as first, to_regclass('half')::text as second`,
  );
  expect(rows[0]).toEqual({ first: 'people', second: null });
});

test('after a broken migration is mended the next start goes on', async () => {
  await write('0002-mended.sql', 'create nonsense;');
  await expect(migrate(world.db, folder)).rejects.toThrow('0002-mended.sql failed');
  await write('0002-mended.sql', 'create table mended (id int);');
  expect(await migrate(world.db, folder)).toEqual(['0002-mended.sql']);
});

test('a migration that was changed after it had been applied is refused', async () => {
  await migrate(world.db, folder);
  await write('0001-people.sql', 'create table people (id bigint primary key);');
  await expect(migrate(world.db, folder)).rejects.toThrow(
    '0001-people.sql was changed after it had been applied',
  );
});

test('a database of a newer version is refused', async () => {
  await write('0002-newer.sql', 'select 1;');
  await migrate(world.db, folder);
  await rm(join(folder, '0002-newer.sql'));
  await expect(migrate(world.db, folder)).rejects.toThrow('it belongs to a newer version');
});

test('a database whose migrations had other names is told how to begin anew', async () => {
  await migrate(world.db, folder);
  await rm(join(folder, '0001-people.sql'));
  await write('0001-everybody.sql', 'create table everybody (id int primary key);');
  await expect(migrate(world.db, folder)).rejects.toThrow('Begin anew: delete the folder .data');
});

test('numbers may leave gaps and a lower one may arrive later', async () => {
  await write('0020-payments.sql', 'create table payments (id int);');
  await migrate(world.db, folder);
  await write('0010-identity.sql', 'create table sessions (id int);');
  expect(await migrate(world.db, folder)).toEqual(['0010-identity.sql']);
});

test('two migrations with one number are refused', async () => {
  await write('0001-places.sql', 'select 1;');
  await expect(migrate(world.db, folder)).rejects.toThrow('has no number of its own');
});

describe('while the version before still runs', () => {
  const newer = async (name: string, text: string) => {
    await write(name, text);
    await migrate(world.db, folder);
    await rm(join(folder, name));
  };

  test('it works on a database of the newer version that has only been added to, and starts again on it', async () => {
    await newer('0600-more.sql', '-- step: expand\nalter table people add column name text;');
    await newer(
      '0601-quick.sql',
      '-- step: index\ncreate index concurrently if not exists people_name on people (name);',
    );
    expect(await migrate(world.db, folder)).toEqual([]);
    await mustBeMigrated(world.db, folder);
    await world.db.query('insert into people (id) values (1)');
  });

  test('it does not start on one from which something was taken away', async () => {
    await newer('0600-less.sql', '-- step: contract\nalter table people rename to persons;');
    const refused = 'it belongs to a newer version';
    await expect(migrate(world.db, folder)).rejects.toThrow(refused);
    await expect(mustBeMigrated(world.db, folder)).rejects.toThrow(refused);
  });

  test('a migration that cannot lock its table gives way to those who read it, and gets through once it is free', async () => {
    await migrate(world.db, folder);
    await write('0600-more.sql', '-- step: expand\nalter table people add column name text;');
    const reader = await world.db.connect();
    await reader.query('begin');
    await reader.query('select from people');
    const waited = Promise.withResolvers<void>();
    const applied = migrate(world.db, folder, { onWait: () => waited.resolve() });
    await waited.promise;
    // Behind a waiting migration every other reader would wait as well.
    await world.db.query('select from people');
    await reader.query('rollback');
    reader.release();
    expect(await applied).toEqual(['0600-more.sql']);
  });

  test('an index is built while people write, and one that was left half made is made anew', async () => {
    await migrate(world.db, folder);
    await world.db.query('insert into people (id) values (1), (2)');
    await world.db.query('alter table people add column name text default 1');
    const text = 'create unique index concurrently if not exists people_name on people (name);';
    await write('0600-quick.sql', `-- step: index\n${text}`);
    await expect(migrate(world.db, folder)).rejects.toThrow('could not create unique index');
    await world.db.query('update people set name = id::text');
    expect(await migrate(world.db, folder)).toEqual(['0600-quick.sql']);
    const { rows } = await world.db.query(
      `select indisvalid as valid from pg_index where indexrelid = 'people_name'::regclass`,
    );
    expect(rows).toEqual([{ valid: true }]);
  });

  test('rows are filled in by batches, each committed by itself', async () => {
    await migrate(world.db, folder);
    await world.db.query('alter table people add column name text');
    await world.db.query('insert into people (id) select generate_series(1, 25)');
    await write(
      '0600-names.sql',
      `-- step: backfill
      update people set name = 'number ' || id
        where id in (select id from people where name is null order by id limit 10);`,
    );
    expect(await migrate(world.db, folder)).toEqual(['0600-names.sql']);
    const { rows } = await world.db.query(
      'select count(*) as named, count(distinct xmin::text) as batches from people where name is not null',
    );
    expect(rows).toEqual([{ named: 25, batches: 3 }]);
  });

  test('a server that does not migrate by itself says what is to be done before', async () => {
    await expect(mustBeMigrated(world.db, folder)).rejects.toThrow('run `npm run migrate` before');
  });
});
