import { performance } from 'node:perf_hooks';

const LOOK_MS = 100;
const BUSY = 0.75;

/**
 * Waits while this process has its hands full, but not for ever: requests come first, and a person who has been
 * served can wait a moment for their message.
 */
export async function whileBusy(longestMs: number): Promise<void> {
  const until = performance.now() + longestMs;
  let before = performance.eventLoopUtilization();
  while (performance.now() < until) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS).unref());
    const { utilization } = performance.eventLoopUtilization(before);
    if (utilization < BUSY) return;
    before = performance.eventLoopUtilization();
  }
}
