/** More than the slowest part of leaving in order may take: the jobs under way. */
const PATIENCE_MS = 45_000;

/**
 * Calls `leave` once, when this process is asked to end: by a signal, or because whoever started it and holds the other
 * end of its channel is gone. Further signals change nothing: leaving takes as long as the requests in hand, but never
 * for ever: what waits for a database that is gone would else have to be killed.
 */
export function onShutdown(
  leave: (reason: string) => Promise<void>,
  patienceMs = PATIENCE_MS,
): void {
  let leaving = false;
  const once = (reason: string) => (): void => {
    if (leaving) return;
    leaving = true;
    setTimeout(() => process.exit(1), patienceMs).unref();
    void leave(reason);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, once(signal));
  process.on('disconnect', once('disconnect'));
}
