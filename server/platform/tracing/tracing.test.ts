import type { Context } from 'hono';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { MINUTE } from '#kernel/time.ts';
import type { Frame } from '#server/api/http/request-context.ts';
import { traceRequest } from '#server/api/http/trace-request.ts';
import { openCollector } from '#testing/collector.ts';
import { NOW } from '#testing/now.ts';
import { claimPorts } from '#testing/ports.ts';
import type { DomainEvent, Job } from '../jobs/job.ts';
import { carriedTrace, within } from './current-trace.ts';
import { tracedJob } from './traced-jobs.ts';
import { openTracing, type Tracing } from './tracing.ts';

const ONE = `00-${'1'.repeat(32)}-00f067aa0ba902b7-01`;
const OTHER = `00-${'2'.repeat(32)}-00f067aa0ba902b7-01`;

const lost: unknown[] = [];
const options = { version: '1', onLost: (error: unknown) => lost.push(error) };
let collector: Awaited<ReturnType<typeof openCollector>>;
let tracing: Tracing;
const open = (endpoint: string, share = 1) =>
  openTracing({ endpoint, headers: undefined, share }, options);

beforeAll(async () => {
  collector = await openCollector();
});
beforeEach(async () => {
  collector.calls.length = 0;
  tracing = await open(collector.url);
});
afterAll(() => collector.close());

/** All that has been sent once this process leaves. */
const collected = async () => {
  await tracing.stop();
  return collector.spans();
};

describe('a request', () => {
  const operation = { name: 'getThing', method: 'GET', path: '/api/things' } as const;
  const context = { req: { header: () => ONE } } as unknown as Context;
  const ask = (trustedProxies: number) => {
    const frame = { world: { tracing }, trustedProxies } as unknown as Frame;
    return traceRequest(operation as never, context, frame, 'REQUEST00001');
  };

  test('joins the trace that a proxy of ours has begun', () => {
    expect(ask(1)?.traceId).toBe('1'.repeat(32));
  });

  test('begins a trace of its own when a stranger names one', () => {
    expect(ask(0)?.traceId).toMatch(/^(?!1{32})[0-9a-f]{32}$/);
  });

  test('is left out where it is not of the share, and its events carry nothing', async () => {
    tracing = await open(collector.url, 0);
    const span = ask(0);
    expect(within(span?.traceparent, carriedTrace)).toEqual({});
    span?.end();
    expect(await collected()).toEqual([]);
  });
});

describe('a job', () => {
  const event = (id: number, traceparent?: string): DomainEvent => ({
    ...{ id, type: 'ThingHappened', subject: 's', at: NOW },
    data: traceparent ? { traceparent } : {},
  });
  const done: { ids: number[]; carried: object }[] = [];
  const job: Job = {
    name: 'tell',
    atOnce: 10,
    run: async () => undefined,
    runTogether: async (events) => {
      done.push({ ids: events.map(({ id }) => id), carried: carriedTrace() });
      if (events.some(({ id }) => id === 13)) throw new Error('no');
      return events.map(({ id }) => ({ againAt: id }));
    },
  };
  beforeEach(() => done.splice(0));

  test('is done for the events of each trace in one go, and answers in the order it was asked', async () => {
    const events = [event(1, ONE), event(2), event(3, OTHER), event(4, ONE)];
    const answers = await tracedJob(tracing, job, () => NOW).runTogether?.(events);
    expect(answers).toEqual([1, 2, 3, 4].map((againAt) => ({ againAt })));
    expect(done.map(({ ids }) => ids)).toEqual([[1, 4], [2], [3]]);
    expect(done[1]?.carried).toEqual({});
    const spans = await collected();
    expect(spans.map(({ traceId }) => traceId.charAt(0))).toEqual(['1', '2']);
    expect(done[0]?.carried).toEqual({
      traceparent: `00-${'1'.repeat(32)}-${spans[0]?.spanId}-01`,
    });
  });

  test('that fails for one trace fails as a whole, and is shown as failed there', async () => {
    const events = [event(13, ONE), event(2, OTHER)];
    const traced = tracedJob(tracing, job, () => NOW);
    await expect(traced.runTogether?.(events)).rejects.toThrow('no');
    const spans = await collected();
    expect(spans.map(({ status }) => status.code ?? 0).sort()).toEqual([0, 2]);
  });

  test('of much later has a trace of its own, which names the one it comes from', async () => {
    await tracedJob(tracing, job, () => NOW + 11 * MINUTE).run(event(1, ONE));
    const [span] = await collected();
    expect(span?.traceId).not.toBe('1'.repeat(32));
    expect(span?.links.map(({ traceId }) => traceId)).toEqual(['1'.repeat(32)]);
  });
});

test('a collector that is away is told of, and nobody waits for it', async () => {
  const { first, release } = await claimPorts();
  tracing = await open(`http://127.0.0.1:${first}`);
  tracing.begin({ name: 'getThing', kind: 'server', facts: {} }).end();
  await tracing.stop();
  expect(lost).not.toEqual([]);
  release();
});
