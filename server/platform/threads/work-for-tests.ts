import { threadId } from 'node:worker_threads';

/** Holds its thread for so long. */
export function spin(forMs: number): { thread: number; turns: number } {
  const until = performance.now() + forMs;
  let turns = 0;
  while (performance.now() < until) turns += 1;
  return { thread: threadId, turns };
}
