import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { removeProfileImage } from '#contract/customer/remove-profile-image.ts';
import { updateProfile } from '#contract/customer/update-profile.ts';
import { updateProfileImage } from '#contract/customer/update-profile-image.ts';
import { insertSession, insertStranger } from '#testing/cast.ts';
import { signInDeps } from '#testing/sign-in-stage.ts';
import { startServer, type TestServer } from '#testing/start-test-server.ts';
import {
  answerReadProfile,
  answerRemoveProfileImage,
  answerUpdateProfile,
  answerUpdateProfileImage,
} from './profile.ts';
import { openProfileImages } from './profile-image.ts';

let app: TestServer;
let png: string;
beforeAll(async () => {
  app = await startServer({
    answers: [
      answerReadProfile,
      answerUpdateProfile,
      answerUpdateProfileImage,
      answerRemoveProfileImage,
    ],
    server: signInDeps(),
    open: (app, world) => openProfileImages(app, world, { secureCookies: false }),
  });
  png = asDataUrl(await drawing(900, 600).png().toBuffer(), 'png');
});
afterAll(() => app.close());

const drawing = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#2a6b4f' } });
const asDataUrl = (file: Uint8Array, type: string) =>
  `data:image/${type};base64,${Buffer.from(file).toString('base64')}`;

async function signedIn() {
  const person = await insertStranger(app.world.db);
  const client = app.client();
  const value = await insertSession(app.world.db, person, app.clock.now);
  client.cookies.set('aangan_session', { value, attributes: [] });
  return { client, person };
}

describe('API-05 R7 changing the picture', () => {
  test('PROF-06 takes a data-URL under profileImage, at once, also during the cool-down, and begins none', async () => {
    const { client, person } = await signedIn();
    const first = await client.call(updateProfileImage, { profileImage: png });
    expect(first.value?.user.lastProfileUpdate).toBeNull();
    expect(first.value?.editableInMs).toBe(0);
    await client.call(updateProfile, { fullName: 'Asha Saved' });
    const second = await client.call(updateProfileImage, { profileImage: png });
    expect(second.status).toBe(200);
    expect(second.value?.user.lastProfileUpdate).toBe(app.clock.now);
    expect(second.value?.user.profileImage).not.toBe(first.value?.user.profileImage);
    const { rows } = await app.world.db.query('select id from profile_images where user_id = $1', [
      person.id,
    ]);
    expect(rows).toHaveLength(1);
  });

  test('it is served as WebP to its owner alone, to be kept for ever by their browser only', async () => {
    const { client } = await signedIn();
    const { value } = await client.call(updateProfileImage, { profileImage: png });
    const address = value?.user.profileImage as string;
    const answer = await client.send('GET', address);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    const picture = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
    expect(picture).toMatchObject({ format: 'webp', width: 512, height: 341 });
    const stranger = await signedIn();
    for (const other of [stranger.client, app.client()])
      expect((await other.send('GET', address)).status).toBe(404);
  });

  test('removing it removes it for good, and twice is as good as once', async () => {
    const { client, person } = await signedIn();
    const { value } = await client.call(updateProfileImage, { profileImage: png });
    for (let times = 0; times < 2; times += 1) {
      const removed = await client.call(removeProfileImage, {});
      expect(removed.value).toMatchObject({ user: { profileImage: null }, editableInMs: 0 });
    }
    expect((await client.send('GET', value?.user.profileImage as string)).status).toBe(404);
    const { rows } = await app.world.db.query('select id from profile_images where user_id = $1', [
      person.id,
    ]);
    expect(rows).toEqual([]);
  });

  test('ten at once leave one picture, the one that the account names', async () => {
    const { client, person } = await signedIn();
    const all = await Promise.all(
      Array.from({ length: 10 }, () => client.call(updateProfileImage, { profileImage: png })),
    );
    expect(all.map(({ status }) => status)).toEqual(Array(10).fill(200));
    const { rows } = await app.world.db.query(
      `select i.id = u.profile_image_id as named from users u join profile_images i on i.user_id = u.id
        where u.id = $1`,
      [person.id],
    );
    expect(rows).toEqual([{ named: true }]);
  });

  test('somebody who sends pictures without end has to wait', async () => {
    const { client } = await signedIn();
    for (let sent = 0; sent < 60; sent += 1)
      await client.call(updateProfileImage, { profileImage: 'data:image/png;base64,PHN2Zy8+' });
    const { status, headers } = await client.call(updateProfileImage, { profileImage: png });
    expect(status).toBe(429);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  });
});

describe('PROF-07 R7 what is refused by its name, and the old picture stays', () => {
  const noise = Buffer.alloc(1_048_577, 7);
  const field = (code: string) => ({ code: 'invalid-input', fields: { profileImage: code } });
  test.each([
    ['nothing', '', 422, field('image-missing')],
    ['no data-URL', 'https://example.com/cat.png', 422, field('image-not-supported')],
    ['SVG', 'data:image/svg+xml;base64,PHN2Zy8+', 422, field('image-not-supported')],
    ['a page', 'data:text/html;base64,PGgxPg==', 422, field('image-not-supported')],
    ['an empty file', 'data:image/png;base64,', 422, field('image-not-supported')],
    [
      'SVG that calls itself PNG',
      'data:image/png;base64,PHN2Zy8+',
      400,
      { code: 'image-not-supported' },
    ],
    ['half a JPEG', 'data:image/jpeg;base64,/9j/4AAQ', 400, { code: 'image-unreadable' }],
    ['more than 1 MB', asDataUrl(noise, 'png'), 400, { code: 'image-too-large' }],
    ['far more', asDataUrl(Buffer.alloc(1_300_000), 'png'), 422, field('image-too-large')],
  ])('%s', async (_, profileImage, status, refusal) => {
    const { client, person } = await signedIn();
    const { value } = await client.call(updateProfileImage, { profileImage: png });
    const answer = await client.call(updateProfileImage, { profileImage });
    expect([answer.status, answer.refusal]).toEqual([status, refusal]);
    const { rows } = await app.world.db.query(
      'select profile_image_id as id from users where id = $1',
      [person.id],
    );
    expect(value?.user.profileImage).toContain(rows[0]?.id);
  });

  test('the picture of a visitor', async () => {
    const visitor = app.client();
    expect((await visitor.call(updateProfileImage, { profileImage: png })).status).toBe(401);
    expect((await visitor.call(removeProfileImage, {})).status).toBe(401);
  });
});
