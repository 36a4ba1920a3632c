/**
 * Calls `leave` once, when this process is asked to end: by a signal, or because whoever started it and holds the other
 * end of its channel is gone. Further signals change nothing: leaving takes as long as the requests in hand.
 */
export function onFarewell(leave: (reason: string) => Promise<void>): void {
  let leaving = false;
  const once = (reason: string) => (): void => {
    if (leaving) return;
    leaving = true;
    void leave(reason);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, once(signal));
  process.on('disconnect', once('disconnect'));
}
