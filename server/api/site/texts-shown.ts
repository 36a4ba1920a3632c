import type { Brand } from '#contract/brand.ts';
import type { LegalDocument } from '#contract/fields/legal-document.ts';
import { fillGaps, isHelp, legalDocumentOf, readText } from '#contract/fields/written-text.ts';
import type { HelpText, HelpTexts } from '#contract/known-help.ts';
import { textFacts } from '#contract/text-facts.ts';
import { byLanguage, type Lang } from '#kernel/languages.ts';
import { dateInIndia, type Instant } from '#kernel/time.ts';
import { type PublishedText, textsAt } from '#server/modules/text/text.ts';

export type PolicyName = 'terms-of-service' | 'privacy-policy' | 'refund-cancellation-policy';
export type ChangedPolicy = { readonly document: LegalDocument; readonly changedOn: string };

/** Texts that the company has published in place of the delivered ones, filled in, as pages show them. */
export type TextsShown = {
  /** Different as soon as a page has to be made anew. */
  readonly print: string;
  readonly help: HelpTexts;
  policy(name: string, lang: Lang): ChangedPolicy | undefined;
};

export function textsShown(
  published: readonly PublishedText[],
  now: Instant,
  brand: Brand,
): TextsShown {
  // The delivered words stand in the pages of the build.
  const changed = [...textsAt(published, now).values()].filter(({ byRelease }) => !byRelease);
  const facts = textFacts(brand);
  const written = ({ content }: PublishedText, lang: Lang) => fillGaps(content[lang] ?? '', facts);
  const changedOn = ({ holdsFrom }: PublishedText) => dateInIndia(holdsFrom);
  const topics = changed.filter(({ key }) => isHelp(key));
  const helpIn = (lang: Lang): Record<string, HelpText> =>
    Object.fromEntries(
      topics.map((one) => {
        const { title, opening } = readText(written(one, lang));
        const topic = { title, content: opening, changedOn: changedOn(one) };
        return [one.key.slice('help-'.length), topic];
      }),
    );
  return {
    print: changed.map(({ key, version }) => `${key}@${version}`).join(),
    help: topics.length === 0 ? {} : byLanguage(helpIn),
    policy(name, lang) {
      const one = changed.find(({ key }) => key === name);
      return one && { document: legalDocumentOf(written(one, lang)), changedOn: changedOn(one) };
    },
  };
}
