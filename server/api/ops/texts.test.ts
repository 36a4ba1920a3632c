import { afterAll, beforeAll, expect, test } from 'vitest';
import { developmentBrand } from '#contract/brand.ts';
import type { TextKey } from '#contract/fields/written-text.ts';
import { draftText } from '#contract/ops/draft-text.ts';
import { dropTextDraft } from '#contract/ops/drop-text-draft.ts';
import { listTexts } from '#contract/ops/list-texts.ts';
import { publishText } from '#contract/ops/publish-text.ts';
import { byLanguage } from '#kernel/languages.ts';
import { DAY, toIndiaIso } from '#kernel/time.ts';
import { createAppCache } from '#server/cache/app-cache.ts';
import { sowTexts } from '#server/seed/sow-texts.ts';
import { insertStranger } from '#testing/cast.ts';
import type { Client } from '#testing/client.ts';
import { signInDeps } from '#testing/sign-in-stage.ts';
import { clientOf } from '#testing/signed-in.ts';
import { startServer, type TestServer } from '#testing/start-test-server.ts';
import { START } from '#testing/visits.ts';
import { textsShownBy } from '../site/texts-shown.ts';
import { textAnswers } from './texts.ts';

let app: TestServer;
let meera: Client;

beforeAll(async () => {
  app = await startServer({
    answers: () => textAnswers,
    server: (db) => ({
      ...signInDeps(),
      facts: createAppCache(db, undefined, () => app.clock.now),
      live: { tell: async () => {}, open: () => undefined, close: async () => {} },
    }),
  });
  await sowTexts(app.world.db, app.clock.now - DAY);
  const person = await insertStranger(app.world.db, { role: 'ops' });
  meera = await clientOf(app, person, { at: START, remember: true });
});
afterAll(() => app.close());

const AREAS = byLanguage((lang) => `# Areas (${lang})\n\nAll of Mumbai, {freeHours} hours.`);
const draft = (key: TextKey, content: Record<'en' | 'hi' | 'mr', string>, seen: string | null) =>
  meera.call(draftText, { key, content, seen });
const publish = (key: TextKey, seen: string, from: string | null = null) =>
  meera.call(publishText, { key, from, why: 'Clearer.', seen });
const statesOf = async (key: TextKey) =>
  (await meera.call(listTexts, {})).value?.texts
    .filter((one) => one.key === key)
    .map(({ state, version, byRelease }) => `${version} ${state}${byRelease ? ' delivered' : ''}`);
const shownAt = async (at: number) =>
  textsShownBy(developmentBrand)(await createAppCache(app.world.db).texts(), at);

test('what is missing in a language, and a name that nothing fills, keep a text from being published', async () => {
  const content = {
    ...AREAS,
    hi: '',
    mr: '# शीर्षक\n\n{unknown} तास\n\nअधिक [इथे](//elsewhere.example)',
  };
  const saved = await draft('help-area', content, null);
  expect(saved.value?.problems).toEqual([
    { lang: 'hi', code: 'words-missing', about: null },
    { lang: 'mr', code: 'way-outside', about: '//elsewhere.example' },
    { lang: 'mr', code: 'gap-unknown', about: 'unknown' },
  ]);
  expect(await publish('help-area', saved.value?.savedAt ?? '')).toMatchObject({
    refusal: { code: 'text-contradicts', params: { problems: saved.value?.problems } },
  });
  expect(await statesOf('help-area')).toEqual(['2 draft', '1 current delivered']);
});

test('a policy keeps its sections in every language, its dates, and links to nobody else', async () => {
  const policy = (section: string, link: string) =>
    `# Terms\n(July 2025)\n\nShort.\n\n## One {#${section}}\n\nSee [here](${link})\n\n| a | b |\n| 1 |`;
  const content = {
    en: policy('one', '/main'),
    hi: policy('two', '//elsewhere.example'),
    mr: '# नियम',
  };
  const { value } = await draft('terms-of-service', content, null);
  expect(value?.problems.map(({ lang, code }) => `${lang} ${code}`)).toEqual([
    'en table-uneven',
    'hi sections-differ',
    'hi way-outside',
    'hi table-uneven',
    'mr opening-missing',
    'mr date-missing',
    'mr sections-missing',
  ]);
  const removed = { key: 'terms-of-service', seen: value?.savedAt ?? '' } as const;
  expect(await meera.call(dropTextDraft, removed)).toMatchObject({ status: 200 });
  expect(await meera.call(dropTextDraft, removed)).toMatchObject({
    refusal: { code: 'draft-not-found' },
  });
});

test('nobody overwrites or publishes what they have not read', async () => {
  const [standing] =
    (await meera.call(listTexts, {})).value?.texts.filter(({ key }) => key === 'help-area') ?? [];
  const seen = standing?.savedAt ?? '';
  app.clock.now += 60_000;
  const both = await Promise.all([
    draft('help-area', AREAS, seen),
    draft('help-area', AREAS, seen),
  ]);
  expect(both.map(({ refusal }) => refusal?.code).sort()).toEqual(['draft-changed', undefined]);
  expect(await publish('help-area', seen)).toMatchObject({ refusal: { code: 'draft-changed' } });
});

test('N16: a text holds from its moment on with its figures filled in, says since when, and goes back by an older version', async () => {
  const [standing] = (await meera.call(listTexts, {})).value?.texts ?? [];
  const { now } = app.clock;
  const seen = standing?.savedAt ?? '';
  expect(await publish('help-area', seen, toIndiaIso(now - DAY))).toMatchObject({
    refusal: { code: 'publish-date-past' },
  });
  expect(await publish('help-area', seen, toIndiaIso(now + DAY))).toMatchObject({
    value: { version: 2 },
  });
  expect(await statesOf('help-area')).toEqual(['2 coming', '1 current delivered']);
  expect((await shownAt(now)).help).toEqual({});
  expect((await shownAt(now + DAY)).help.mr).toEqual({
    area: {
      title: 'Areas (mr)',
      content: ['All of Mumbai, 24 hours.'],
      changedOn: toIndiaIso(now + DAY).slice(0, 10),
    },
  });
  const first = (await meera.call(listTexts, {})).value?.texts.find(
    ({ key, version }) => key === 'help-area' && version === 1,
  );
  const back = await draft('help-area', first?.content as typeof AREAS, null);
  expect(
    await publish('help-area', back.value?.savedAt ?? '', toIndiaIso(now + DAY)),
  ).toMatchObject({ value: { version: 3 } });
  expect((await shownAt(now + DAY)).help.en?.area?.title).toBe('Areas we serve');
  const { rows } = await app.world.db.query(
    `select data ->> 'version' as version, data ->> 'why' as why from events where type = 'TextPublished' order by id`,
  );
  expect(rows.map(({ version, why }) => `${version} ${why}`)).toEqual(['2 Clearer.', '3 Clearer.']);
});
