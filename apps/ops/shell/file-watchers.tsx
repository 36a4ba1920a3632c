import { type WatchedFile, watchFile } from '#contract/ops/watch-file.ts';
import { useReading } from '../api/reading.ts';
import { useSpeech } from './words.tsx';

const AGAIN_MS = 10_000;

/** Colleagues who have the file open. Reading them again and again also tells them that it is open here. */
export function FileWatchers({ kind, id }: { kind: WatchedFile; id: string }) {
  const { opsCases: says } = useSpeech().words;
  const seen = useReading(watchFile, { kind, id }, { everyMs: AGAIN_MS }).value;
  const names = seen?.others.map(({ name }) => name).join(', ');
  if (!names) return null;
  return (
    <p className="o-note risk" role="status">
      {says.watching({ names })}
    </p>
  );
}
