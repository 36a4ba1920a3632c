import type { Call } from '../metrics/metrics.ts';
import { currentTrace } from './current-trace.ts';
import type { Tracing } from './tracing.ts';

/** Calls to companies outside, as parts of the trace that they are made in. */
export const tracingCalls = (tracing: Tracing | undefined): ((call: Call) => void) | undefined =>
  tracing &&
  (({ to, call, outcome, ms }) => {
    // Without a trace around it a look at a payment, say, would begin one by itself each minute.
    if (currentTrace() === undefined) return;
    tracing
      .begin({
        name: `${to} ${call}`,
        kind: 'client',
        startedMsAgo: ms,
        facts: { 'aangan.call.outcome': outcome },
      })
      .end({ failed: outcome === 'failed' });
  });
