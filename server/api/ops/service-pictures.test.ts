import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ServiceContent } from '#contract/fields/catalogue-content.ts';
import { PICTURE_WIDTHS, pictureAddress } from '#contract/fields/service-picture.ts';
import { draftCatalogue } from '#contract/ops/draft-catalogue.ts';
import { listCatalogueVersions } from '#contract/ops/list-catalogue-versions.ts';
import { publishCatalogue } from '#contract/ops/publish-catalogue.ts';
import { sendServicePicture } from '#contract/ops/send-service-picture.ts';
import { readCatalogueWords } from '#contract/public/read-catalogue-words.ts';
import { DAY } from '#kernel/time.ts';
import { createAppCache } from '#server/cache/app-cache.ts';
import { sweepOldRecords } from '#server/flows/payment/sweep-old-records.ts';
import { keptColumns } from '#server/kept-columns.ts';
import { moveToObjects } from '#server/platform/objects/kept-column.ts';
import { insertStranger } from '#testing/cast.ts';
import type { Client } from '#testing/client.ts';
import { objectsInMemory } from '#testing/objects.ts';
import { signInDeps } from '#testing/sign-in-stage.ts';
import { clientOf } from '#testing/signed-in.ts';
import { sowSmallTown } from '#testing/small-town.ts';
import { startServer, type TestServer } from '#testing/start-test-server.ts';
import { TEST_KEYS } from '#testing/test-keys.ts';
import { START } from '#testing/visits.ts';
import { catalogueAnswers } from '../public/catalogue.ts';
import { openServicePictures } from '../public/service-pictures.ts';
import { opsCatalogueAnswers } from './catalogue.ts';

let app: TestServer;
let meera: Client;
let sold: ServiceContent;
const objects = objectsInMemory();

beforeAll(async () => {
  app = await startServer({
    answers: (world) => [...catalogueAnswers(world), ...opsCatalogueAnswers],
    server: (db) => ({
      ...signInDeps(),
      objects,
      facts: createAppCache(db, undefined, () => app.clock.now),
      live: { tell: async () => {}, open: () => undefined, close: async () => {} },
    }),
    open: (hono, world) => openServicePictures(hono, world, { secureCookies: false }),
  });
  await sowSmallTown(app.world.db);
  const person = await insertStranger(app.world.db, { role: 'ops' });
  meera = await clientOf(app, person, { at: START, remember: true });
  const { value } = await meera.call(listCatalogueVersions, {});
  sold = value?.services.find(({ slug }) => slug === 'plumbing')?.content as ServiceContent;
});
afterAll(() => app.close());

const drawing = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 3, background } });
const dataUrl = (bytes: Buffer, type = 'jpeg') =>
  `data:image/${type};base64,${bytes.toString('base64')}`;
const send = async (bytes: Buffer, type?: string) =>
  meera.call(sendServicePicture, { image: dataUrl(bytes, type) });
const sent = async (background: string): Promise<string> => {
  const file = await drawing(1600, 1000, background).jpeg().toBuffer();
  return (await send(file)).value?.hash ?? '';
};
const shows = { en: 'A tap is mended', hi: 'नल ठीक होता है', mr: 'नळ दुरुस्त होतो' };
const draft = (picture: ServiceContent['picture']) =>
  meera.call(draftCatalogue, { slug: 'plumbing', service: { ...sold, picture } });
const publish = () =>
  meera.call(publishCatalogue, { services: ['plumbing'], categories: [], from: null });
const shownIn = async (lang: 'en' | 'hi') => {
  const { value } = await app.client().call(readCatalogueWords, { lang });
  return value?.words.services.plumbing?.picture;
};

test('a picture is drawn in each width, says nothing of its camera, and everybody may keep it for good', async () => {
  const file = await drawing(1600, 1000, '#b5532a')
    .withExif({ IFD0: { Copyright: 'Asha', Model: 'Telephone' } })
    .jpeg()
    .toBuffer();
  const { value } = await send(file);
  for (const width of PICTURE_WIDTHS) {
    const answer = await app.client().send('GET', pictureAddress(value?.hash ?? '', width));
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(answer.headers.get('content-type')).toBe('image/webp');
    const drawn = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
    expect(drawn).toMatchObject({ format: 'webp', width, height: (width * 3) / 4 });
    expect(drawn.exif).toBeUndefined();
  }
  expect((await send(file)).value).toEqual(value);
  expect((await app.client().send('GET', pictureAddress(value?.hash ?? '', 333))).status).toBe(404);
  const unknown = createHash('sha256').update('').digest('hex').slice(0, 32);
  expect((await app.client().send('GET', pictureAddress(unknown, 480))).status).toBe(404);
});

test('a file that is no picture, is broken, too small or too large is refused by its name', async () => {
  expect(await send(Buffer.from('<svg onload="alert(1)"/>'))).toMatchObject({
    refusal: { code: 'image-not-supported' },
  });
  const whole = await drawing(1600, 1200, '#222').jpeg({ quality: 100 }).toBuffer();
  expect(await send(whole.subarray(0, whole.length / 2))).toMatchObject({
    refusal: { code: 'image-unreadable' },
  });
  expect(await send(await drawing(2000, 719, '#222').png().toBuffer(), 'png')).toMatchObject({
    refusal: { code: 'picture-too-small' },
  });
  const text = Buffer.from('Not a picture');
  const called = `data:text/plain;base64,${text.toString('base64')}`;
  expect(await meera.call(sendServicePicture, { image: called })).toMatchObject({
    refusal: { fields: { image: 'image-not-supported' } },
  });
  expect(await send(Buffer.alloc(4_194_305, 1))).toMatchObject({
    refusal: { code: 'picture-too-large' },
  });
});

test('a draft needs a picture that is there, and words for it in each language', async () => {
  expect((await draft({ hash: '0'.repeat(32), alt: shows })).value?.problems).toEqual([
    { slug: 'plumbing', code: 'picture-unknown', field: 'picture' },
  ]);
  const hash = await sent('#246');
  expect((await draft({ hash, alt: { en: 'A tap', hi: ' ' } })).value?.problems).toEqual([
    { slug: 'plumbing', code: 'picture-undescribed', field: 'picture.alt.hi' },
    { slug: 'plumbing', code: 'picture-undescribed', field: 'picture.alt.mr' },
  ]);
  expect(await publish()).toMatchObject({ refusal: { code: 'catalogue-contradicts' } });
});

test('customers see it from its publication on, and the drawing again once the version before is used again', async () => {
  const hash = await sent('#264');
  await draft({ hash, alt: shows });
  expect(await shownIn('en')).toBeNull();
  expect((await publish()).refusal).toBeUndefined();
  expect(await shownIn('en')).toEqual({ hash, alt: shows.en });
  expect(await shownIn('hi')).toEqual({ hash, alt: shows.hi });
  const { value } = await meera.call(listCatalogueVersions, {});
  const versions = value?.services.filter(({ slug }) => slug === 'plumbing');
  expect(versions?.map(({ content }) => content.picture?.hash ?? null)).toEqual([hash, null]);
  await draft(null);
  await publish();
  expect(await shownIn('en')).toBeNull();
});

test('it goes to the object store, and is read from there', async () => {
  const hash = await sent('#642');
  const { world } = app;
  const [column] = keptColumns.filter(({ name }) => name === 'service-pictures');
  if (!column) throw new Error('The column is not kept');
  const deps = { pool: world.db, objects, keys: TEST_KEYS };
  while ((await moveToObjects(deps, column, 10)) > 0);
  const { rows } = await world.db.query(
    'select count(*)::int as count from service_pictures where webp is not null',
  );
  expect(rows).toEqual([{ count: 0 }]);
  const answer = await app.client().send('GET', pictureAddress(hash, 960));
  expect((await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).width).toBe(960);
});

test('one that no version names goes after a week, and one that a version of the past names stays', async () => {
  const used = await sent('#264');
  const unused = await sent('#999');
  const drafted = await sent('#f0f');
  await draft({ hash: drafted, alt: {} });
  const week = app.clock.now + 7 * DAY + 1;
  await sweepOldRecords(app.world.db, app.clock.now + 6 * DAY);
  const there = async (hash: string) =>
    (await app.client().send('GET', pictureAddress(hash, 240))).status;
  expect(await there(unused)).toBe(200);
  await sweepOldRecords(app.world.db, week);
  expect([await there(unused), await there(drafted), await there(used)]).toEqual([404, 200, 200]);
});
