import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createWorld, type World } from '#testing/world.ts';
import { migrate } from './migrate.ts';

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
