import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#kernel/ids.ts';
import { DAY } from '#kernel/time.ts';
import { closeAccount } from '#server/flows/identity/close-account.ts';
import { eraseAgain } from '#server/flows/identity/erase-again.ts';
import { dissolveAccount } from '#server/flows/identity/steps/dissolve-account.ts';
import { recordImage } from '#server/modules/identity/profile-store.ts';
import { followObjects } from '#server/platform/backup/follow-objects.ts';
import { connect } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { copyObjects } from '#server/platform/objects/copy-objects.ts';
import { openFolderStore } from '#server/platform/objects/folder-store.ts';
import { removeObjects } from '#server/platform/objects/removals.ts';
import { insertStranger } from '#testing/cast.ts';
import { findInDatabase } from '#testing/find-in-database.ts';
import { objectsInMemory } from '#testing/objects.ts';
import { sowCustomer, sowSmallTown } from '#testing/small-town.ts';
import { TEST_SUPPLIER } from '#testing/supplier.ts';
import { TEST_KEYS } from '#testing/test-keys.ts';
import { createWorld, NOW, type World } from '#testing/world.ts';
import { completeErasures } from './complete-erasures.ts';
import { moveObjects } from './move-objects.ts';
import { noteErasure } from './note-erasure.ts';
import { setRightAfterRestore } from './set-right-after-restore.ts';

let world: World;
let folder: string;
beforeAll(async () => {
  world = await createWorld();
  await sowSmallTown(world.db);
  folder = await mkdtemp(join(tmpdir(), 'set-right-'));
});
afterAll(async () => {
  await world.close();
  await rm(folder, { recursive: true });
});

const house = () => ({ pool: world.db, keys: TEST_KEYS, supplier: TEST_SUPPLIER });
const picture = (text: string): Buffer => Buffer.from(`RIFF of ${text}`);
/** A person whose picture has left its row; answers its key. */
async function pictured(userId: string, objects: ReturnType<typeof objectsInMemory>) {
  await recordImage(world.db, { userId, id: newId(), webp: picture(userId) }, NOW);
  await moveObjects({ pool: world.db, objects, keys: TEST_KEYS });
  const { rows } = await world.db.query('select kept from profile_images where user_id = $1', [
    userId,
  ]);
  return rows[0].kept as string;
}

test('an account erased after the restored moment is erased again, with every picture; of deleted objects only those that rows name come back', async () => {
  const [objects, kept] = [objectsInMemory(), objectsInMemory()];
  const asha = await sowCustomer(world.db);
  // Also one whom operations had closed at that moment, and whose owner erased it later.
  const [gone, closed] = [await insertStranger(world.db), await insertStranger(world.db)];
  const closure = {
    closureId: newId(),
    kind: 'pause',
    reason: 'misuse',
    notice: 'Misuse.',
  } as const;
  const app = { pool: world.db, keys: TEST_KEYS, messenger: { channels: [] } };
  const shut = await closeAccount(app, { userId: closed.id, by: asha.id, ...closure }, NOW);
  expect(shut.ok).toBe(true);
  const [herKey, goneKey] = [await pictured(asha.id, objects), await pictured(gone.id, objects)];
  await copyObjects(objects, kept);
  // After the moment: her picture was replaced, the others were erased; the rows do not know it any more.
  await objects.remove(herKey);
  await objects.remove(goneKey);
  await objects.put('profile-images/after-the-moment', picture('of later'));
  await noteErasure({ objects }, { userId: gone.id, at: NOW + DAY });
  await noteErasure({ objects: kept }, { userId: closed.id, at: NOW + DAY });
  await noteErasure({ objects }, { userId: newId(), at: NOW + DAY });
  await kept.put('settlements/phonepe/2026-11-20.csv', picture('a report'));

  const setRight = () =>
    setRightAfterRestore({ ...house(), objects, kept, now: () => NOW + 2 * DAY });
  expect(await setRight()).toEqual({ erased: 2, brought: 3, lost: 0, superfluous: 1 });

  expect(await objects.get(herKey)).toEqual(picture(asha.id));
  expect(objects.kept.has(goneKey)).toBe(false);
  const words = [gone.email, closed.email].map((one) => (one as string).toLowerCase());
  expect(await findInDatabase(world.db, words)).toEqual([]);
  const { rows } = await world.db.query(
    `select subject from events where type = 'AccountDeleted' and subject = any($1)`,
    [[gone.id, closed.id]],
  );
  expect(rows).toHaveLength(2);
  // A day is left for whoever sets the database forward again.
  expect(objects.kept.has('profile-images/after-the-moment')).toBe(true);
  await world.db.query(`update objects_to_remove set remove_at = now() where remove_at > $1`, [
    new Date(NOW),
  ]);
  await removeObjects(world.db, objects, 100);
  expect(await objects.list('profile-images/')).toEqual([herKey]);
  expect(await setRight()).toEqual({ erased: 0, brought: 0, lost: 0, superfluous: 0 });

  // A bucket whose former versions nobody has brought back says how many are missing.
  await objects.remove(herKey);
  const inBucket = { ...house(), objects, kept: undefined, now: () => NOW };
  expect(await setRightAfterRestore(inBucket)).toMatchObject({ brought: 0, lost: 1 });
  await world.db.query('delete from profile_images');
});

test('`restore -- --done` brings objects back and erases again; a server that runs keeps it from beginning', async () => {
  const [data, backups] = [join(folder, 'data'), join(folder, 'backups')];
  const [living, kept] = [openFolderStore(data), openFolderStore(join(backups, 'objects'))];
  await mkdir(data, { recursive: true });
  const [asha, gone] = [await sowCustomer(world.db), await insertStranger(world.db)];
  const inMemory = objectsInMemory();
  const keys = [await pictured(asha.id, inMemory), await pictured(gone.id, inMemory)];
  await copyObjects(inMemory, kept);
  await noteErasure({ objects: kept }, { userId: gone.id, at: NOW });
  const env = { AANGAN_DATA: data, AANGAN_BACKUPS: backups, DATABASE_URL: world.url };
  const done = () =>
    promisify(execFile)(
      process.execPath,
      ['tools/restore.ts', '--done', '--to', '2026-11-22T21:50:00+05:30'],
      { env: { ...process.env, ...env } },
    );
  const server = connect({ url: world.url, poolSize: 1 });
  await server.query(`set application_name = 'aangan-live'`);
  await expect(done()).rejects.toThrow('end all of them first');
  await server.end();
  expect(await living.list('profile-images/')).toEqual([]);

  const { stdout } = await done();
  expect(stdout).toMatch(/^1 accounts that were erased since are erased again\.$/m);
  expect(await living.list('profile-images/')).toEqual([keys[0]]);
  expect(await living.list('erasures/')).toEqual([`erasures/${gone.id}`]);
  expect(await readdir(backups)).toContain('restores.json');
  const { rows } = await world.db.query('select asked_at from restores');
  expect(rows).toEqual([{ asked_at: null }]);
});

test('an erasure that an earlier version did not note is noted in the night, and no account that was joined to another', async () => {
  const objects = objectsInMemory();
  const [gone, joined, known] = [
    await insertStranger(world.db),
    await insertStranger(world.db),
    await insertStranger(world.db),
  ];
  for (const { id } of [gone, known]) await eraseAgain({ ...house() }, id, NOW);
  const into = (await insertStranger(world.db)).id;
  await transaction(world.db, (db) => dissolveAccount(db, joined.id, into, NOW));
  const before = Buffer.from('noted by its own job');
  await objects.put(`erasures/${known.id}`, before);
  const night = { ...house(), objects, now: () => NOW + DAY };

  expect((await completeErasures(night)).noted).toBeGreaterThan(0);
  const noted = await objects.list('erasures/');
  expect(noted).toContain(`erasures/${gone.id}`);
  for (const { id } of [joined, { id: into }]) expect(noted).not.toContain(`erasures/${id}`);
  expect(objects.kept.get(`erasures/${gone.id}`)?.toString()).toBe(
    `${new Date(NOW).toISOString()}\n`,
  );
  expect(objects.kept.get(`erasures/${known.id}`)).toEqual(before);
  expect(await completeErasures(night)).toEqual({ noted: 0, sealed: 0 });
});

test('pictures are copied soon after they came, and one copy that fails is made up for', async () => {
  const [living, kept] = [objectsInMemory(), objectsInMemory()];
  const ended = new AbortController();
  const failed: unknown[] = [];
  let broken = true;
  const flaky = {
    ...kept,
    put: (key: string, bytes: Uint8Array) =>
      broken ? Promise.reject(new Error('The disk is full')) : kept.put(key, bytes),
  };
  await living.put('visit-photos/one', picture('a room'));
  const following = followObjects({
    ...{ living, kept: flaky, everyMs: 5, signal: ended.signal },
    onFailed: (error) => failed.push(error),
  });
  await expect.poll(() => failed.length).toBeGreaterThan(0);
  broken = false;
  await expect.poll(() => [...kept.kept.keys()]).toEqual(['visit-photos/one']);
  await living.put('erasures/one', picture('nobody'));
  await expect.poll(() => kept.kept.has('erasures/one')).toBe(true);
  ended.abort();
  await following;
});
