import type { Brand } from '#contract/brand.ts';
import type { LegalDocument } from '#contract/fields/legal-document.ts';
import { fillGaps, helpTextOf, isHelp, legalDocumentOf } from '#contract/fields/written-text.ts';
import type { HelpText, HelpTexts } from '#contract/known-help.ts';
import { textFacts } from '#contract/text-facts.ts';
import { byLanguage, inLanguage, type Lang } from '#kernel/languages.ts';
import { dateInIndia, type Instant } from '#kernel/time.ts';
import { type PublishedText, textsAt } from '#server/modules/text/text.ts';

export type PolicyName = 'terms-of-service' | 'privacy-policy' | 'refund-cancellation-policy';
export type ChangedPolicy = { readonly document: LegalDocument; readonly changedOn: string };

/** Texts that the company has published in place of the delivered ones, filled in, as pages show them. */
export type TextsShown = {
  readonly help: HelpTexts;
  policy(name: string, lang: Lang): ChangedPolicy | undefined;
};
type ShowTexts = (published: readonly PublishedText[], now: Instant) => TextsShown;

/** Answers the same object until another text holds: pages made of it stand as long. */
export function textsShownBy(brand: Brand): ShowTexts {
  let known: { readonly print: string; readonly shown: TextsShown } | undefined;
  let read: { of: readonly PublishedText[]; from: Instant; until: Instant } | undefined;
  return (published, now) => {
    if (known && read?.of === published && read.from <= now && now < read.until) return known.shown;
    const coming = published.map(({ holdsFrom }) => holdsFrom).filter((from) => from > now);
    read = { of: published, from: now, until: Math.min(...coming) };
    // The delivered words stand in the pages of the build.
    const changed = [...textsAt(published, now).values()].filter(({ byRelease }) => !byRelease);
    const print = changed.map(({ key, version }) => `${key}@${version}`).join();
    if (known?.print !== print) known = { print, shown: filledIn(changed, brand) };
    return known.shown;
  };
}

function filledIn(changed: readonly PublishedText[], brand: Brand): TextsShown {
  const facts = textFacts(brand);
  const written = ({ content }: PublishedText, lang: Lang) =>
    fillGaps(inLanguage(content, lang), facts);
  const changedOn = ({ holdsFrom }: PublishedText) => dateInIndia(holdsFrom);
  const topics = changed.filter(({ key }) => isHelp(key));
  const helpIn = (lang: Lang): Record<string, HelpText> =>
    Object.fromEntries(
      topics.map((one) => {
        const topic = { ...helpTextOf(written(one, lang)), changedOn: changedOn(one) };
        return [one.key.slice('help-'.length), topic];
      }),
    );
  return {
    help: topics.length === 0 ? {} : byLanguage(helpIn),
    policy(name, lang) {
      const one = changed.find(({ key }) => key === name);
      return one && { document: legalDocumentOf(written(one, lang)), changedOn: changedOn(one) };
    },
  };
}
