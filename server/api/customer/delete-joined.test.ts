import { afterAll, beforeAll, expect, test } from 'vitest';
import { deleteAccount } from '#contract/customer/delete-account.ts';
import { joinByPassword } from '#contract/customer/join-by-password.ts';
import { newId } from '#kernel/ids.ts';
import { recordMessage } from '#server/modules/messaging/store.ts';
import { insertSession, insertStranger } from '#testing/cast.ts';
import { findInDatabase } from '#testing/find-in-database.ts';
import { freshBrowser, freshMobile, startSignInServer, TEST_KEYS } from '#testing/sign-in-stage.ts';
import type { TestServer } from '#testing/start-test-server.ts';
import { NOW } from '#testing/world.ts';

let app: TestServer;
beforeAll(async () => {
  app = await startSignInServer();
});
afterAll(() => app?.close());

const PASSWORD = 'Aangan@2026';
const ask = async (text: string, values: unknown[]) =>
  (await app.world.db.query(text, values)).rows;
const shell = { password: null, email: null };

/** Adds a place, a picture, and a notification to this person; answers the key of the notification. */
async function leaveTraces(id: string, name: string): Promise<string> {
  const at = new Date(NOW);
  const address = { street: `9 ${name} Lane`, city: 'Mumbai', pincode: '400069' };
  await ask(`insert into saved_addresses values ($1, $2, 'home', $3, $4)`, [
    ...[newId(), id],
    ...[address, at],
  ]);
  const picture = { id: newId(), webp: Buffer.from(`a picture of ${name}`) };
  await ask('insert into profile_images values ($1, $2, $3, $4)', [
    ...[id, picture.id],
    ...[picture.webp, at],
  ]);
  await ask('update users set profile_image_id = $2 where id = $1', [id, picture.id]);
  const said = { template: 'welcome', language: 'en', channel: 'sms', params: { name } } as const;
  const message = { ...said, to: '+919800000000', userId: id, key: `to ${id}` };
  await recordMessage(app.world.db, TEST_KEYS, message, NOW);
  return message.key;
}

const ownerOf = async (key: string) =>
  (await ask('select user_id from messages where key = $1', [key]))[0]?.user_id;

/** Somebody with a mobile alone joins the account that claims it. */
async function join(fullName: string) {
  const mobile = freshMobile();
  const into = await insertStranger(app.world.db, { mobile });
  const joined = { ...shell, fullName, mobile, mobileProven: true };
  const from = await insertStranger(app.world.db, joined);
  const said = await leaveTraces(from.id, fullName);
  const client = freshBrowser(app);
  const value = await insertSession(app.world.db, from, app.clock.now);
  client.cookies.set('aangan_session', { value, attributes: [] });
  const enter = async () =>
    expect((await client.call(joinByPassword, { password: PASSWORD })).status).toBe(200);
  return { into, from, said, client, mobile, enter };
}

test('deleting leaves nothing of an account that was joined to it before either', async () => {
  const { into, from, said, client, mobile, enter } = await join('Nightingale');
  await leaveTraces(into.id, 'Nightingale');
  await enter();
  expect(await ownerOf(said)).toBe(into.id);
  expect(await ask('select full_name, mobile from users where id = $1', [from.id])).toEqual([
    { full_name: null, mobile: null },
  ]);
  expect((await client.call(deleteAccount, { password: PASSWORD })).status).toBe(200);
  expect(await ownerOf(said)).toBeUndefined();
  expect(await findInDatabase(app.world.db, ['nightingale', mobile.slice(3)])).toEqual([]);
});

test('an account without a name and a picture has those of the one that joined it', async () => {
  const { into, from, enter } = await join('Hoopoe');
  await ask('update users set full_name = null where id = $1', [into.id]);
  const picture = await ask('select id from profile_images where user_id = $1', [from.id]);
  await enter();
  expect(
    await ask('select full_name, profile_image_id from users where id = $1', [into.id]),
  ).toEqual([{ full_name: 'Hoopoe', profile_image_id: picture[0]!.id }]);
  expect(await ask('select id from profile_images where user_id = $1', [into.id])).toEqual(picture);
});
