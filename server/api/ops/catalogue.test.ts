import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CategoryContent, ServiceContent } from '#contract/fields/catalogue-content.ts';
import { draftCatalogue } from '#contract/ops/draft-catalogue.ts';
import { dropCatalogueDraft } from '#contract/ops/drop-catalogue-draft.ts';
import { listCatalogueVersions } from '#contract/ops/list-catalogue-versions.ts';
import { publishCatalogue } from '#contract/ops/publish-catalogue.ts';
import { withdrawFromSale } from '#contract/ops/withdraw-from-sale.ts';
import { readCatalogue } from '#contract/public/read-catalogue.ts';
import { readCatalogueWords } from '#contract/public/read-catalogue-words.ts';
import { DAY, toIndiaIso } from '#kernel/time.ts';
import { createAppCache } from '#server/cache/app-cache.ts';
import { insertStranger } from '#testing/cast.ts';
import type { Client } from '#testing/client.ts';
import { GARDENING, OUTDOORS } from '#testing/gardening.ts';
import { signInDeps } from '#testing/sign-in-stage.ts';
import { clientOf } from '#testing/signed-in.ts';
import { sowKarigar, sowSmallTown } from '#testing/small-town.ts';
import { startServer, type TestServer } from '#testing/start-test-server.ts';
import { START } from '#testing/visits.ts';
import { catalogueAnswers } from '../public/catalogue.ts';
import { opsCatalogueAnswers } from './catalogue.ts';

let app: TestServer;
let meera: Client;

beforeAll(async () => {
  app = await startServer({
    answers: (world) => [...catalogueAnswers(world), ...opsCatalogueAnswers],
    server: (db) => ({
      ...signInDeps(),
      facts: createAppCache(db, undefined, () => app.clock.now),
      live: { tell: async () => {}, open: () => undefined, close: async () => {} },
    }),
  });
  await sowSmallTown(app.world.db);
  await sowKarigar(app.world.db, { skills: [1] });
  const person = await insertStranger(app.world.db, { role: 'ops' });
  meera = await clientOf(app, person, { at: START, remember: true });
});
afterAll(() => app.close());

const draft = (slug: string, content: { service?: ServiceContent; category?: CategoryContent }) =>
  meera.call(draftCatalogue, { slug, ...content });
const publish = (services: string[], categories: string[], from: string | null = null) =>
  meera.call(publishCatalogue, { services, categories, from, skilledAs: ['house-cleaning'] });
const slugs = async () => {
  const answer = await app.client().call(readCatalogue, {});
  return answer.value?.services.map(({ slug }) => slug);
};
const statesOf = async (slug: string) => {
  const answer = await meera.call(listCatalogueVersions, {});
  return answer.value?.services.filter((one) => one.slug === slug).map(({ state }) => state);
};

test('a draft is sold to nobody, says what is wrong with it, and is not published before that is mended', async () => {
  const wrong = {
    ...GARDENING,
    category: 'nowhere',
    taxClass: 'none',
    // Names of its choices are words as well, and would be named one by one.
    choices: [],
    words: { en: GARDENING.words.en },
  };
  expect(await draft('gardening', { service: wrong as ServiceContent })).toMatchObject({
    value: {
      version: 1,
      problems: [
        { slug: 'gardening', code: 'category-unknown', field: 'category' },
        { slug: 'gardening', code: 'tax-class-unknown', field: 'taxClass' },
        { slug: 'gardening', code: 'words-missing', field: 'words.hi' },
        { slug: 'gardening', code: 'words-missing', field: 'words.mr' },
      ],
    },
  });
  expect(await publish(['gardening'], [])).toMatchObject({
    refusal: { code: 'catalogue-contradicts' },
  });
  expect(await slugs()).not.toContain('gardening');
  expect(await statesOf('gardening')).toEqual(['draft']);
});

test('terms that contradict themselves are not published', async () => {
  const parts = { advancePercent: 80, eventDayPercent: 10, completionPercent: 15 };
  await draft('outdoors', { category: { ...OUTDOORS, parts, karigarSharePercent: 90 } });
  expect(await publish([], ['outdoors'])).toMatchObject({
    refusal: {
      code: 'catalogue-contradicts',
      params: { problems: [{ slug: 'outdoors', code: 'parts-not-whole', field: 'parts' }] },
    },
  });
});

test('an item of a checklist that nobody could read in one language is not published', async () => {
  const ownChecks = [{ key: 'own-1', words: { en: 'Pots watered', mr: 'कुंड्यांना पाणी दिले' } }];
  await draft('outdoors', { category: { ...OUTDOORS, ownChecks } });
  expect(await publish([], ['outdoors'])).toMatchObject({
    refusal: {
      code: 'catalogue-contradicts',
      params: { problems: [{ code: 'check-unnamed', field: 'ownChecks.own-1.hi' }] },
    },
  });
});

test('what is sown can be published again as it is, and its names are not given to anything else', async () => {
  const { value } = await meera.call(listCatalogueVersions, {});
  const sown = value?.services ?? [];
  expect(sown.filter(({ state }) => state === 'sold').length).toBeGreaterThan(4);
  for (const { slug, state, content } of sown) {
    if (state !== 'sold') continue;
    const saved = await draft(slug, { service: content });
    expect(saved.value?.problems).toEqual([]);
    const seen = saved.value?.savedAt ?? '';
    await meera.call(dropCatalogueDraft, { slug, kind: 'service', seen });
  }
  const { words, choices } =
    sown.find(({ slug }) => slug === 'house-cleaning')?.content ?? GARDENING;
  const en = { name: 'Carpets', description: '-', options: { 'bhk-2': 'Two carpets' } };
  const carpets = { ...GARDENING, choices, words: { ...words, en: { ...words.en, ...en } } };
  const problems = [{ slug: 'carpets', code: 'option-taken', field: 'words.en.options.bhk-2' }];
  const saved = await draft('carpets', { service: carpets });
  expect(saved).toMatchObject({ value: { problems: expect.arrayContaining(problems) } });
  expect(await publish(['carpets'], [])).toMatchObject({
    refusal: { params: { problems: expect.arrayContaining(problems) } },
  });
  const seen = saved.value?.savedAt ?? '';
  await meera.call(dropCatalogueDraft, { slug: 'carpets', kind: 'service', seen });
});

test('a service and its category are published together, with who can do it, and named in each language', async () => {
  await draft('outdoors', { category: OUTDOORS });
  await draft('gardening', { service: GARDENING });
  expect(await publish(['gardening'], ['outdoors', 'missing'])).toMatchObject({
    refusal: { code: 'draft-not-found' },
  });
  expect(await publish(['gardening'], ['outdoors'])).toMatchObject({ status: 200 });
  expect(await statesOf('gardening')).toEqual(['sold']);
  const { rows } = await app.world.db.query(
    `select count(*)::int as able from karigar_skills k join services s on s.id = k.service_id where s.slug = 'gardening'`,
  );
  expect(rows).toEqual([{ able: 1 }]);
  expect(await app.client().call(readCatalogueWords, { lang: 'mr' })).toMatchObject({
    value: {
      words: {
        services: { gardening: { name: GARDENING.words.mr?.name, category: 'outdoors' } },
        categories: { outdoors: OUTDOORS.words.mr },
      },
    },
  });
});

test('N06: a new price holds from its moment on; what was published does not change, nor begin in the past', async () => {
  const now = app.clock.now;
  await draft('gardening', { service: { ...GARDENING, pricePaise: 90_000 } });
  expect(await publish(['gardening'], [], toIndiaIso(now - DAY))).toMatchObject({
    refusal: { code: 'publish-date-past' },
  });
  expect(await publish(['gardening'], [], toIndiaIso(now + DAY))).toMatchObject({ status: 200 });
  expect(await statesOf('gardening')).toEqual(['coming', 'sold']);
  const facts = createAppCache(app.world.db, undefined, () => app.clock.now);
  const priceAt = async (at: number) =>
    (await facts.services(at)).find(({ slug }) => slug === 'gardening')?.pricePaise;
  expect([await priceAt(now), await priceAt(now + DAY - 1), await priceAt(now + DAY)]).toEqual([
    GARDENING.pricePaise,
    GARDENING.pricePaise,
    90_000,
  ]);
  await expect(
    app.world.db.query(
      `update service_versions set price_paise = 1 where holds_from is not null and service_id = 1`,
    ),
  ).rejects.toThrow('what has been published does not change');
});

test('who saves, publishes or throws away a draft has read it as it is; what somebody saved meanwhile stays', async () => {
  const first = await meera.call(draftCatalogue, {
    slug: 'gardening',
    service: GARDENING,
    seen: null,
  });
  const seen = first.value?.savedAt ?? '';
  app.clock.now += 60_000;
  const dearer = { ...GARDENING, pricePaise: 95_000 };
  const again = await meera.call(draftCatalogue, { slug: 'gardening', service: dearer, seen });
  const savedAt = again.value?.savedAt;
  expect(savedAt).not.toBe(seen);
  const stale = { refusal: { code: 'draft-changed', params: { savedAt } } };
  const cheaper = { ...GARDENING, pricePaise: 10_000 };
  expect(
    await meera.call(draftCatalogue, { slug: 'gardening', service: cheaper, seen }),
  ).toMatchObject(stale);
  expect(
    await meera.call(draftCatalogue, { slug: 'gardening', service: cheaper, seen: null }),
  ).toMatchObject(stale);
  const publication = { services: ['gardening'], categories: [], from: null };
  expect(
    await meera.call(publishCatalogue, { ...publication, seen: { services: { gardening: seen } } }),
  ).toMatchObject(stale);
  const dropping = { slug: 'gardening', kind: 'service' } as const;
  expect(await meera.call(dropCatalogueDraft, { ...dropping, seen })).toMatchObject(stale);
  const { value } = await meera.call(listCatalogueVersions, {});
  expect(value?.services.find(({ slug }) => slug === 'gardening')).toMatchObject({
    ...{ state: 'draft', savedAt, content: { pricePaise: 95_000 } },
  });
  expect(await meera.call(dropCatalogueDraft, { ...dropping, seen: savedAt ?? '' })).toMatchObject({
    value: { dropped: true },
  });
  expect(await statesOf('gardening')).not.toContain('draft');
  expect(await meera.call(dropCatalogueDraft, { ...dropping, seen })).toMatchObject({
    refusal: { code: 'draft-not-found' },
  });
});

test('a service is published as it was read, whatever becomes of a category of the same name', async () => {
  const service = { ...GARDENING, category: 'daily' };
  const saved = await draft('gardening', { service });
  const savedAt = saved.value?.savedAt ?? '';
  app.clock.now += 60_000;
  await draft('gardening', { category: OUTDOORS });
  const publication = { services: ['gardening'], categories: [], from: null };
  const published = await meera.call(publishCatalogue, {
    ...publication,
    seen: { services: { gardening: savedAt } },
  });
  expect(published.refusal?.code).not.toBe('draft-changed');
  expect(published.status).toBe(200);
  await meera.call(withdrawFromSale, { slug: 'gardening', from: null });
});

test('a withdrawn service is no longer sold, and keeps its name', async () => {
  expect(await meera.call(withdrawFromSale, { slug: 'plumbing', from: null })).toMatchObject({
    status: 200,
  });
  const facts = createAppCache(app.world.db, undefined, () => app.clock.now);
  expect((await facts.services()).map(({ slug }) => slug)).not.toContain('plumbing');
  expect(await app.client().call(readCatalogueWords, { lang: 'en' })).toMatchObject({
    value: { words: { services: { plumbing: { name: 'Plumbing' } } } },
  });
  expect(await meera.call(withdrawFromSale, { slug: 'plumbing', from: null })).toMatchObject({
    refusal: { code: 'service-unknown' },
  });
});
