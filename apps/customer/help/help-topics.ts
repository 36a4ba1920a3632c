import type { IconName } from '#ui/icons/drawings.tsx';
import type { HelpWords } from './help-words.ts';

export type HelpTopicId = keyof HelpWords['topics'];

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
  /** One paragraph a line. */
  readonly content: readonly string[];
};

export const helpTopics = (words: HelpWords): HelpTopic[] =>
  TOPICS.map((topic) => ({ ...topic, ...words.topics[topic.id] }));
