import { MINUTE } from '#kernel/time.ts';
import type { DomainEvent, Job } from '../jobs/job.ts';
import type { FileJobs } from '../jobs/relay.ts';
import { type Traceparent, within } from './current-trace.ts';
import type { Span, Tracing } from './tracing.ts';

type Clock = () => number;

/** A job that comes much later, such as a reminder, begins a trace of its own that names the one it comes from. */
const OWN_TRACE_AFTER_MS = 10 * MINUTE;

const traceOf = ({ data }: DomainEvent): Traceparent | undefined =>
  typeof data.traceparent === 'string' ? data.traceparent : undefined;

/** The same job, seen in the traces of its events. Those of one trace are done in one go, beside the others. */
export function tracedJob(tracing: Tracing, job: Job, now: Clock): Job {
  const { run, runTogether } = job;
  const traced = async <Result>(
    events: readonly DomainEvent[],
    work: () => Promise<Result>,
  ): Promise<Result> => {
    const span = beginJob(tracing, job.name, events, now());
    try {
      const result = await within(span?.traceparent, work);
      span?.end();
      return result;
    } catch (error) {
      span?.end({ failed: true });
      throw error;
    }
  };
  return {
    ...job,
    run: (event) => traced([event], () => run.call(job, event)),
    ...(runTogether && {
      runTogether: async (events: readonly DomainEvent[]) => {
        const traces = [...Map.groupBy(events, traceOf).values()];
        const running = traces.map(async (group) => {
          const answers = await traced(group, () => runTogether.call(job, group));
          return group.map((event, index) => [event, answers[index]] as const);
        });
        // All are waited for, also when one fails: none is begun anew while it is still being done.
        await Promise.allSettled(running);
        const answers = new Map((await Promise.all(running)).flat());
        return events.map((event) => answers.get(event));
      },
    }),
  };
}

function beginJob(
  tracing: Tracing,
  name: string,
  events: readonly DomainEvent[],
  now: number,
): Span | undefined {
  const [event] = events;
  const trace = event && traceOf(event);
  if (!trace) return undefined;
  const isLater = now - event.at > OWN_TRACE_AFTER_MS;
  return tracing.begin({
    name,
    kind: 'consumer',
    ...(isLater ? { link: trace } : { parent: trace }),
    facts: {
      'aangan.event.type': event.type,
      'aangan.event.id': event.id,
      'aangan.events': events.length,
    },
  });
}

/** Filing, with a span for each event that says how long it lay in the outbox. */
export function tracedFiling(tracing: Tracing, file: FileJobs, now: Clock): FileJobs {
  return async (db, filed) => {
    const events = new Set([...filed.values()].flatMap((all) => all.map(({ event }) => event)));
    const spans = [...events].flatMap((event) => {
      const parent = traceOf(event);
      if (!parent) return [];
      const waited = Math.max(0, now() - event.at);
      const facts = { 'aangan.event.type': event.type, 'aangan.event.id': event.id };
      return tracing.begin({
        name: 'outbox',
        kind: 'producer',
        parent,
        facts: { ...facts, 'aangan.outbox.waited_ms': waited },
      });
    });
    try {
      await file(db, filed);
      for (const span of spans) span.end();
    } catch (error) {
      for (const span of spans) span.end({ failed: true });
      throw error;
    }
  };
}
