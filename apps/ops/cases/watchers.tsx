import { useEffect } from 'react';
import { watchCase } from '#contract/ops/watch-case.ts';
import { useReading } from '../api/reading.ts';
import { WatchedBy } from '../shell/watched-by.tsx';

const AGAIN_MS = 10_000;

type WatchersProps = { number: string; version: number; onChanged: () => void };

/** Colleagues who have the case open. Reading them again and again also tells them that it is open here. */
export function Watchers({ number, version, onChanged }: WatchersProps) {
  const seen = useReading(watchCase, { number }, { everyMs: AGAIN_MS }).value;
  const isOlder = seen !== undefined && seen.version > version;
  useEffect(() => {
    if (isOlder) onChanged();
  }, [isOlder, onChanged]);
  return <WatchedBy others={seen?.others} />;
}
