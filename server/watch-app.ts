import type { Pool } from '#server/platform/database/connect.ts';
import type { Clock, Probe } from '#server/platform/database/probe.ts';
import { countSetAside, countWaiting } from '#server/platform/jobs/outbox.ts';
import { DEAD_LETTERS } from '#server/platform/jobs/queue.ts';
import type { Jobs } from '#server/platform/jobs/start-jobs.ts';
import type { Metrics } from '#server/platform/metrics/metrics.ts';
import type { KeptPromise } from '#server/views/promise.ts';

type Watched = {
  readonly pool: Pool;
  readonly probe: Probe;
  readonly streams: () => number;
  readonly jobs: () => Jobs | undefined;
  readonly promise: () => KeptPromise | Promise<KeptPromise>;
};

/** Figures to look at from outside when all is not well: docs/operate/incidents.md says which figure means what. */
export function watchApp({ gauge }: Metrics, app: Watched): void {
  watchDatabase(gauge, app);
  watchJobs(gauge, app);
  watchPeople(gauge, app);
}

function watchDatabase(gauge: Metrics['gauge'], app: Watched): void {
  gauge({
    name: 'aangan_pool_connections',
    help: 'Connections of the pool to the database, and requests that wait for one.',
    labels: ['state'],
    read: () => [
      [app.pool.totalCount - app.pool.idleCount, { state: 'busy' }],
      [app.pool.idleCount, { state: 'idle' }],
      [app.pool.waitingCount, { state: 'waiting' }],
    ],
  });
  gauge({
    name: 'aangan_database_ready',
    help: 'Whether the database can be written to, by state.',
    labels: ['state'],
    read: async () => {
      const { state } = await app.probe.look();
      return [[state === 'ready' ? 1 : 0, { state }]];
    },
  });
  gauge({
    name: 'aangan_outbox_age_seconds',
    help: 'How long the oldest event has waited to become jobs.',
    read: async () => [[(await app.probe.look()).outboxAgeSeconds]],
  });
  gauge({
    name: 'aangan_outbox_events',
    help: 'Events that wait to become jobs.',
    read: async () => [[await countWaiting(app.pool)]],
  });
  watchThroughProbe(gauge, app.probe);
}

function watchThroughProbe(gauge: Metrics['gauge'], probe: Probe): void {
  const figure = (name: string, help: string, of: (clock: Clock) => number) =>
    gauge({
      name,
      help,
      read: async () => {
        const { clock } = await probe.look();
        return clock ? [[of(clock)]] : [];
      },
    });
  figure(
    'aangan_clock_ahead_seconds',
    'How far the clock of this process is ahead of that of the database.',
    ({ aheadMs }) => aheadMs / 1_000,
  );
  figure(
    'aangan_database_started_seconds',
    'When the database was started, as seconds of the epoch.',
    ({ databaseStartedAt }) => databaseStartedAt,
  );
  figure(
    'aangan_lock_wait_seconds',
    'How long a transaction that keeps others waiting has been open.',
    ({ lockWaitSeconds }) => lockWaitSeconds,
  );
}

function watchJobs(gauge: Metrics['gauge'], app: Watched): void {
  gauge({
    name: 'aangan_jobs',
    help: 'Jobs in each queue.',
    labels: ['queue', 'state'],
    read: async () =>
      (await app.jobs()?.depths())?.flatMap(({ queue, ready, later, active }) => [
        [ready, { queue, state: 'ready' }] as const,
        [later, { queue, state: 'later' }] as const,
        [active, { queue, state: 'active' }] as const,
      ]) ?? [],
  });
  gauge({
    name: 'aangan_dead_letters',
    help: 'Jobs that failed for good and wait for people.',
    read: async () => {
      const depths = (await app.jobs()?.depths()) ?? [];
      return depths
        .filter(({ queue }) => queue === DEAD_LETTERS)
        .map(({ kept }) => [kept] as const);
    },
  });
  gauge({
    name: 'aangan_events_set_aside',
    help: 'Events that could not be filed and wait for people.',
    read: async () => [[await countSetAside(app.pool)]],
  });
}

function watchPeople(gauge: Metrics['gauge'], app: Watched): void {
  gauge({
    name: 'aangan_streams',
    help: 'Open tabs that are kept told.',
    read: () => [[app.streams()]],
  });
  gauge({
    name: 'aangan_promise',
    help: 'How we kept our word in the period that is published: visits, visits on time, requests refused.',
    labels: ['figure'],
    read: async () => {
      const { onTime } = await app.promise();
      return [
        [onTime.visits, { figure: 'visits' }],
        [onTime.onTime, { figure: 'on-time' }],
        [onTime.refused, { figure: 'refused' }],
      ];
    },
  });
}
