import { performance } from 'node:perf_hooks';
import { unanswered } from '../http/unanswered.ts';

const LOOK_MS = 100;
const BUSY = 0.75;
/** The database has more to do than this process where so many people wait for an answer. */
const MANY = 8;

/** Whether more people wait for an answer than are answered side by side. */
export const manyWait = (): boolean => unanswered() >= MANY;

/**
 * Waits while this process or its database has its hands full, but not for ever: requests come first, and a person who has
 * been served can wait a moment for their message.
 */
export async function whileBusy(longestMs: number): Promise<void> {
  const until = performance.now() + longestMs;
  let before = performance.eventLoopUtilization();
  while (performance.now() < until) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS).unref());
    const { utilization } = performance.eventLoopUtilization(before);
    if (utilization < BUSY && !manyWait()) return;
    before = performance.eventLoopUtilization();
  }
}
