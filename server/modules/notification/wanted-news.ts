import {
  NEWS_NIGHT,
  NEWS_TOPICS,
  type NewsTopic,
  type NewsWay,
  type UnwantedNews,
} from '#contract/news-choices.ts';
import { type Instant, minuteOfDayInIndia } from '#kernel/time.ts';

/** Whether news of a kind goes out by a way to somebody who does not want this. What is of no topic always does. */
export function isWanted(
  kind: string,
  way: NewsWay,
  unwanted: readonly UnwantedNews[],
  now: Instant,
): boolean {
  const topic = TOPIC_OF.get(kind);
  if (!topic || unwanted.length === 0) return true;
  if (unwanted.includes(`${topic}:${way}`)) return false;
  return way === 'email' || !unwanted.includes('night') || !isNight(now);
}

const isNight = (now: Instant): boolean => {
  const hour = minuteOfDayInIndia(now) / 60;
  return hour >= NEWS_NIGHT.fromHour || hour < NEWS_NIGHT.untilHour;
};

const TOPIC_OF: ReadonlyMap<string, NewsTopic> = new Map(
  (Object.keys(NEWS_TOPICS) as NewsTopic[]).flatMap((topic) =>
    NEWS_TOPICS[topic].map((kind) => [kind, topic] as const),
  ),
);
