import { useSpeech } from '../shell/words.tsx';

/** What a case is about, in a word; nothing where its kind says enough. */
export function useTopic(): (topic: string | null) => string {
  const { opsCases: says } = useSpeech().words;
  const topics = says.topics as Readonly<Record<string, string>>;
  return (topic) => topics[topic ?? ''] ?? '';
}
