import { type WatchedFile, watchFile } from '#contract/ops/watch-file.ts';
import { useReading } from '../api/reading.ts';
import { WatchedBy } from './watched-by.tsx';

const AGAIN_MS = 10_000;

/** Colleagues who have the file open. Reading them again and again also tells them that it is open here. */
export function FileWatchers({ kind, id }: { kind: WatchedFile; id: string }) {
  const reading = useReading(watchFile, { kind, id }, { everyMs: AGAIN_MS });
  return <WatchedBy others={reading.value?.others} />;
}
