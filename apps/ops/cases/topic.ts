import { useSpeech } from '../shell/words.tsx';

/** The topic of a case in words; nothing where its kind says enough. */
export function useTopic(): (topic: string | null) => string {
  const { opsCases: says } = useSpeech().words;
  const topics = says.topics as Readonly<Record<string, string>>;
  return (topic) => topics[topic ?? ''] ?? '';
}
