import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '#kernel/ids.ts';
import { DAY } from '#kernel/time.ts';
import { recordImage } from '#server/modules/identity/profile-store.ts';
import { isProblemPhoto, recordProblemPhoto } from '#server/modules/visit/problem-store.ts';
import { deleteGoneObjects } from '#server/platform/backup/delete-gone-objects.ts';
import { copyObjects } from '#server/platform/objects/copy-objects.ts';
import { openFolderStore } from '#server/platform/objects/folder-store.ts';
import { bytesOf } from '#server/platform/objects/kept-column.ts';
import type { ObjectStore } from '#server/platform/objects/object-store.ts';
import { openS3Store } from '#server/platform/objects/s3-store.ts';
import { findProfileImage } from '#server/views/profile-image.ts';
import { findVisitPhoto } from '#server/views/visit-photo.ts';
import { objectsInMemory } from '#testing/objects.ts';
import { bookOnline, paymentDeps } from '#testing/payments.ts';
import { openS3Server, type S3Server } from '#testing/s3-server.ts';
import { sowCustomer, sowKarigar, sowSmallTown } from '#testing/small-town.ts';
import { TEST_KEYS } from '#testing/test-keys.ts';
import { createWorld, NOW, type World } from '#testing/world.ts';
import { moveObjects } from './move-objects.ts';

let world: World;
let s3: S3Server;
const folder = mkdtempSync(join(tmpdir(), 'aangan-objects-'));
beforeAll(async () => {
  [world, s3] = await Promise.all([createWorld(), openS3Server()]);
  await sowSmallTown(world.db);
});
afterAll(async () => {
  await Promise.all([world.close(), s3.close()]);
  rmSync(folder, { recursive: true });
});

const picture = (text: string): Buffer => Buffer.from(`RIFF of ${text}`);
const depsWith = (objects: ObjectStore) => ({ pool: world.db, objects, keys: TEST_KEYS });
const waitingRemovals = async () =>
  (await world.db.query('select key from objects_to_remove')).rows.length;

describe.each([
  ['a folder', () => openFolderStore(folder)],
  ['a bucket', () => openS3Store(s3.settings)],
] as const)('objects in %s', (_, open) => {
  test('a picture leaves its row, is read as before, and goes with the row or the next picture', async () => {
    const objects = open();
    const { id: userId } = await sowCustomer(world.db);
    const [first, second] = [newId(), newId()];
    const read = (id: string) => findProfileImage(depsWith(objects), { id, userId });
    await recordImage(world.db, { userId, id: first, webp: picture('her') }, NOW);
    expect(await moveObjects(depsWith(objects))).toEqual({ moved: 1, removed: 0 });
    const rows = await world.db.query('select webp, kept from profile_images');
    expect(rows.rows).toEqual([{ webp: null, kept: expect.stringContaining(first) }]);
    expect(await read(first)).toEqual(picture('her'));
    expect(await objects.list('profile-images/')).toEqual([rows.rows[0].kept]);

    await recordImage(world.db, { userId, id: second, webp: picture('her anew') }, NOW);
    expect(await read(second)).toEqual(picture('her anew'));
    expect(await moveObjects(depsWith(objects))).toEqual({ moved: 1, removed: 1 });
    expect(await read(second)).toEqual(picture('her anew'));
    await world.db.query('delete from profile_images where user_id = $1', [userId]);
    expect(await moveObjects(depsWith(objects))).toEqual({ moved: 0, removed: 1 });
    expect(await objects.list('profile-images/')).toEqual([]);
    expect(await waitingRemovals()).toBe(0);
  });

  test('a bank’s file keeps its name, and no name leads out of the folder', async () => {
    const objects = open();
    await objects.put('payouts/from-the-bank/Payout Result (1).csv', picture('a bank'));
    expect(await objects.list('payouts/from-the-bank/')).toEqual([
      'payouts/from-the-bank/Payout Result (1).csv',
    ]);
    expect(await objects.get('payouts/from-the-bank/Payout Result (1).csv')).toEqual(
      picture('a bank'),
    );
    await objects.remove('payouts/from-the-bank/Payout Result (1).csv');
    await objects.remove('payouts/from-the-bank/Payout Result (1).csv');
    expect(await objects.get('payouts/from-the-bank/Payout Result (1).csv')).toBeUndefined();
    await expect(objects.put('payouts/../server-secret', picture('nothing'))).rejects.toThrow(
      'no key',
    );
  });
});

test('the picture of a problem is the same picture after it has moved, and a customer of another booking sees none', async () => {
  const objects = objectsInMemory();
  const asha = await sowCustomer(world.db);
  await sowKarigar(world.db, { skills: [3] });
  const bookingId = await bookOnline(paymentDeps(world.db, NOW), asha);
  await world.db.query(
    `insert into disputes (booking_id, reason, comment, lines, opened_at) values ($1, 'quality', '', '{}', now())`,
    [bookingId],
  );
  const photo = { bookingId, id: newId(), webp: picture('a leaking tap') };
  await recordProblemPhoto(world.db, photo, NOW);
  await moveObjects(depsWith(objects));
  expect(await recordProblemPhoto(world.db, photo, NOW)).toBe(0);
  expect(await isProblemPhoto(world.db, photo)).toBe(true);
  expect(await isProblemPhoto(world.db, { ...photo, webp: picture('another tap') })).toBe(false);
  const find = (userId: string) => findVisitPhoto(world.db, { id: photo.id, userId, isOps: false });
  const found = await find(asha.id);
  expect(found && (await bytesOf(objects, found))).toEqual(photo.webp);
  expect(await find(newId())).toBeUndefined();
});

test('while nothing can be stored a picture stays in its row; of two who move it at once one does, and the other’s copy goes', async () => {
  const { id: userId } = await sowCustomer(world.db);
  const id = newId();
  await recordImage(world.db, { userId, id, webp: picture('another') }, NOW);
  const full: ObjectStore = {
    ...objectsInMemory(),
    put: () => Promise.reject(new Error('The disk is full')),
  };
  await expect(moveObjects(depsWith(full))).rejects.toThrow('full');
  const objects = objectsInMemory();
  expect(await findProfileImage(depsWith(objects), { id, userId })).toEqual(picture('another'));

  let bothRead = 0;
  const slow: ObjectStore = {
    ...objects,
    put: async (key, bytes) => {
      bothRead += 1;
      while (bothRead < 2) await new Promise((resolve) => setTimeout(resolve, 5));
      await objects.put(key, bytes);
    },
  };
  await Promise.all([moveObjects(depsWith(slow)), moveObjects(depsWith(slow))]);
  expect(objects.kept.size).toBe(2);
  await world.db.query(`update objects_to_remove set remove_at = now()`);
  await moveObjects(depsWith(objects));
  expect(objects.kept.size).toBe(1);
  expect(await findProfileImage(depsWith(objects), { id, userId })).toEqual(picture('another'));
});

test('a server that ends before an object is safe from removal leaves the picture in its row', async () => {
  const { id: userId } = await sowCustomer(world.db);
  const id = newId();
  await recordImage(world.db, { userId, id, webp: picture('them') }, NOW);
  await world.db.query(`
    create function lose_connection() returns trigger language plpgsql as $$ begin raise 'connection lost'; end $$;
    create trigger lose_connection before delete on objects_to_remove execute function lose_connection()`);
  const objects = objectsInMemory();
  await expect(moveObjects(depsWith(objects))).rejects.toThrow('connection lost');
  await world.db.query('drop trigger lose_connection on objects_to_remove');
  await world.db.query('update objects_to_remove set remove_at = now()');
  await moveObjects(depsWith(objects));
  expect(await findProfileImage(depsWith(objects), { id, userId })).toEqual(picture('them'));
  expect(objects.kept.size).toBe(1);
});

test('backups keep deleted objects for as long as a restore can go back, and no longer', async () => {
  const [living, kept] = [objectsInMemory(), objectsInMemory()];
  await living.put('visit-photos/one', picture('a room'));
  await living.put('visit-photos/two', picture('a room'));
  await copyObjects(living, kept);
  await living.remove('visit-photos/one');
  const deleteAfter = (day: number) =>
    deleteGoneObjects({ living, kept, note: folder }, 14, NOW + day * DAY);
  expect([
    await deleteAfter(0),
    await deleteAfter(13),
    await deleteAfter(14),
    await deleteAfter(15),
  ]).toEqual([0, 0, 1, 0]);
  expect(await kept.list('visit-photos/')).toEqual(['visit-photos/two']);
});

test('objects in the folder are moved, once, when a bucket is configured', async () => {
  const [from, to] = [openFolderStore(folder), openS3Store(s3.settings)];
  await from.put('settlements/phonepe/2026-11-20.csv', picture('a report'));
  await from.put('visit-photos/one', picture('a room'));
  expect(await copyObjects(from, to)).toBe(2);
  expect(await copyObjects(from, to)).toBe(0);
  expect(await to.get('settlements/phonepe/2026-11-20.csv')).toEqual(picture('a report'));
});
