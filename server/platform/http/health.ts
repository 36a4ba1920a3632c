import type { Hono } from 'hono';
import type { Probe } from '../database/probe.ts';
import { securityHeaders } from './security-headers.ts';

export type Health = {
  /** Makes `/readyz` say no, so that nobody sends new requests. */
  leave(): void;
};

export type HealthOptions = {
  readonly probe: Probe;
  /** Whether the queue of jobs is open here. */
  readonly jobsStarted: () => boolean;
  /** The version that runs here. */
  readonly version?: string;
};

const HEADERS = {
  ...securityHeaders,
  'content-type': 'application/json',
  'cache-control': 'no-store',
};

/** Events that nobody has fetched for so long are told late. */
const LATE_SECONDS = 60;

/**
 * `/healthz`: the process lives. `/readyz`: it can do its work, so requests may be sent to it. What other processes suffer
 * from just as much, and what keeps nobody from booking, is named as a trouble and leaves it ready: a balancer that took
 * all processes out for it would make things worse.
 */
export function openHealth(app: Hono, { probe, jobsStarted, version }: HealthOptions): Health {
  let leaving = false;
  app.get('/healthz', () => say(200, { state: 'ok', version }));
  app.get('/readyz', async () => {
    if (leaving) return say(503, { state: 'leaving' });
    const { state, outboxAgeSeconds } = await probe.look();
    if (state !== 'ready') return say(503, { state });
    const troubles = [
      ...(jobsStarted() ? [] : ['jobs-not-started']),
      ...(outboxAgeSeconds > LATE_SECONDS ? ['events-late'] : []),
    ];
    return say(200, troubles.length > 0 ? { state, troubles } : { state });
  });
  return {
    leave: () => {
      leaving = true;
    },
  };
}

const say = (status: number, body: object): Response =>
  new Response(JSON.stringify(body), { status, headers: HEADERS });
