import { expect, test } from 'vitest';
import { developmentBrand } from '#contract/brand.ts';
import { fillGaps, helpTextOf, legalDocumentOf, TEXT_KEYS } from '#contract/fields/written-text.ts';
import { textFacts } from '#contract/text-facts.ts';
import { help } from '#i18n/every/help.ts';
import { privacyPolicy } from '#i18n/every/privacy-policy.ts';
import { refundPolicy } from '#i18n/every/refund-policy.ts';
import { terms } from '#i18n/every/terms.ts';
import { LANGS } from '#kernel/languages.ts';
import { DAY } from '#kernel/time.ts';
import {
  listPublishedTexts,
  publishDraft,
  recordDelivered,
  recordTextDraft,
} from '#server/modules/text/store.ts';
import { problemsOfText } from '#server/modules/text/text.ts';
import { listTextVersions } from '#server/views/texts.ts';
import { createWorld } from '#testing/world.ts';
import { deliveredTexts, sowTexts } from './sow-texts.ts';

const facts = textFacts(developmentBrand);
const gaps = new Set(Object.keys(facts));
const delivered = deliveredTexts();

test('the delivered texts are there under every key, and none of them has a problem', () => {
  expect([...delivered.keys()].sort()).toEqual([...TEXT_KEYS].sort());
  for (const [key, content] of delivered)
    expect(problemsOfText(key, content, { langs: LANGS, gaps }), key).toEqual([]);
});

test.each(LANGS)(
  'N16: in %s the first version says word for word what the built pages say',
  (lang) => {
    const policies = {
      'terms-of-service': terms,
      'privacy-policy': privacyPolicy,
      'refund-cancellation-policy': refundPolicy,
    } as const;
    const shown = (key: (typeof TEXT_KEYS)[number]) =>
      fillGaps(delivered.get(key)?.[lang] ?? '', facts);
    for (const [key, words] of Object.entries(policies))
      expect(legalDocumentOf(shown(key as keyof typeof policies))).toEqual(words[lang](facts));
    for (const [id, topic] of Object.entries(help[lang].topics(facts))) {
      expect(helpTextOf(shown(`help-${id}` as 'help-area'))).toEqual(topic);
    }
  },
);

test('N16: they are sown once; a release that says something else is read at once, unless the company has its own words', async () => {
  const world = await createWorld();
  const { db, now } = world;
  const current = async (key: string, at: number) =>
    (await listTextVersions(db, at)).find((one) => one.key === key && one.state === 'current');
  expect([await sowTexts(db, now), await sowTexts(db, now)]).toEqual([true, false]);
  const content = { en: '# Areas\n\nMore of them.' };
  for (const key of ['help-area', 'help-codes']) {
    await recordDelivered(db, key, content, now + DAY);
    // A server of the version before starts once more: what it brings was delivered already.
    await recordDelivered(db, key, delivered.get(key as 'help-area') ?? {}, now + 2 * DAY);
  }
  expect(await current('help-area', now + 3 * DAY)).toMatchObject({ version: 2, content });

  const own = { en: '# Ours' };
  await recordTextDraft(db, 'help-codes', own, { by: 'meera', at: now + 3 * DAY });
  await publishDraft(db, 'help-codes', { from: now + 3 * DAY, by: 'meera', why: 'Clearer.' });
  await recordDelivered(db, 'help-codes', { en: '# Newer' }, now + 4 * DAY);
  expect(await current('help-codes', now + 5 * DAY)).toMatchObject({ content: own });
  // Pages read again and again: they are given no words but ours.
  const read = (await listPublishedTexts(db)).map(({ content }) => content);
  expect(read.filter((words) => Object.keys(words).length > 0)).toEqual([own]);
  await expect(db.query(`update text_versions set content = '{}'`)).rejects.toThrow(
    'what has been published does not change',
  );
  await world.close();
});
