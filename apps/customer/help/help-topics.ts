import type { TextBlock } from '#contract/fields/legal-document.ts';
import { knownBrand } from '#contract/known-brand.ts';
import { knownHelp } from '#contract/known-help.ts';
import { textFacts } from '#contract/text-facts.ts';
import type { Lang } from '#i18n/index.ts';
import type { IconName } from '#ui/icons/drawings.tsx';
import type { HelpWords } from './help-words.ts';

export type HelpTopicId = keyof ReturnType<HelpWords['topics']>;

/** The topics in the order of the list; their titles and contents are words. */
const TOPICS: readonly { readonly id: HelpTopicId; readonly icon: IconName }[] = [
  { id: 'booking', icon: 'calendar' },
  { id: 'payment', icon: 'card' },
  { id: 'cancellation', icon: 'banned' },
  { id: 'refunds', icon: 'rupee' },
  { id: 'events', icon: 'spark' },
  { id: 'area', icon: 'pin' },
  { id: 'codes', icon: 'shield' },
  { id: 'profile', icon: 'user' },
];

export type HelpTopic = {
  readonly id: HelpTopicId;
  readonly icon: IconName;
  readonly title: string;
  readonly content: readonly TextBlock[];
  /** The day from which a text of the company's own holds; none for the delivered one. */
  readonly changedOn?: string;
};

export function helpTopics(words: HelpWords, lang: Lang): HelpTopic[] {
  const delivered = words.topics(textFacts(knownBrand()));
  const changed = knownHelp(lang);
  return TOPICS.map((topic) => ({ ...topic, ...delivered[topic.id], ...changed[topic.id] }));
}
