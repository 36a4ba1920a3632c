import type { ServerProcess } from '../server-process.ts';

/** The longest time for which the event loop of a server stood still since the last look, in ms; it looks every 10 ms. */
export async function longestStop({ metricsPort }: ServerProcess): Promise<number> {
  const answer = await fetch(`http://127.0.0.1:${metricsPort}/metrics`);
  const told = /^nodejs_eventloop_lag_max_seconds (\S+)$/m.exec(await answer.text())?.[1];
  return Math.max(0, Number(told) * 1_000 - LOOK_MS);
}

const LOOK_MS = 10;
