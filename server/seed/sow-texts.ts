import { createHash } from 'node:crypto';
import { developmentBrand } from '#contract/brand.ts';
import { type TextKey, writeText } from '#contract/fields/written-text.ts';
import { type TextFacts, textFacts } from '#contract/text-facts.ts';
import { help } from '#i18n/every/help.ts';
import { privacyPolicy } from '#i18n/every/privacy-policy.ts';
import { refundPolicy } from '#i18n/every/refund-policy.ts';
import { terms } from '#i18n/every/terms.ts';
import { byLanguage, type Lang } from '#kernel/languages.ts';
import type { Instant } from '#kernel/time.ts';
import { recordDelivered } from '#server/modules/text/store.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import { sowOnce } from './sow-once.ts';

/** Every figure and address as its name in braces, so that the text goes on saying what is charged. */
const gaps = Object.fromEntries(
  Object.keys(textFacts(developmentBrand)).map((name) => [name, `{${name}}`]),
) as unknown as TextFacts;

const POLICIES = {
  'terms-of-service': terms,
  'privacy-policy': privacyPolicy,
  'refund-cancellation-policy': refundPolicy,
} as const;

/** The texts that the product is delivered with, as they are edited: made of the words that the pages of the build have. */
export const deliveredTexts = (): ReadonlyMap<TextKey, Record<Lang, string>> =>
  new Map<TextKey, Record<Lang, string>>([
    ...Object.entries(POLICIES).map(([key, words]) => {
      const written = byLanguage((lang) => {
        const { summary, ...policy } = words[lang](gaps);
        return writeText({ ...policy, opening: [summary] });
      });
      return [key as TextKey, written] as const;
    }),
    ...(Object.keys(help.en.topics(gaps)) as Topic[]).map((id) => {
      const key: TextKey = `help-${id}`;
      const written = byLanguage((lang) => {
        const { title, content } = help[lang].topics(gaps)[id];
        return writeText({ title, firstPublished: '', opening: content, sections: [] });
      });
      return [key, written] as const;
    }),
  ]);
type Topic = keyof ReturnType<typeof help.en.topics>;

/** The first version of each text, and another one where a release says something else. */
export const sowTexts = (pool: Pool, now: Instant = Date.now()): Promise<boolean> => {
  const texts = deliveredTexts();
  const edition = createHash('sha256')
    .update(JSON.stringify([...texts]))
    .digest('hex')
    .slice(0, 16);
  return sowOnce(pool, { name: 'texts', edition, now }, async (db) => {
    for (const [key, content] of texts) await recordDelivered(db, key, content, now);
  });
};
