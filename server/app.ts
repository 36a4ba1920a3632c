import { join } from 'node:path';
import { brokenPolicies } from '#contract/policy-versions.ts';
import { loadSite } from '#server/api/site/site.ts';
import { keepFactsKnown } from '#server/cache/keep-facts-known.ts';
import { reportGivenUp } from '#server/flows/inbox/report-given-up.ts';
import { CONFIRM_NOTICE } from '#server/modules/tax/tax-rules.ts';
import { DAY_TOPIC } from '#server/modules/visit/topics.ts';
import { CannotStart } from '#server/platform/cannot-start.ts';
import { connect } from '#server/platform/database/connect.ts';
import { openDatabaseClock } from '#server/platform/database/database-clock.ts';
import { openDatabase } from '#server/platform/database/open-database.ts';
import { openProbe } from '#server/platform/database/probe.ts';
import { onShutdown } from '#server/platform/graceful-shutdown.ts';
import type { Health } from '#server/platform/http/health.ts';
import type { Serving } from '#server/platform/http/serve.ts';
import { type Jobs, startJobsWhenThere } from '#server/platform/jobs/start-jobs.ts';
import { openLiveStreams } from '#server/platform/live/live-streams.ts';
import { oncePerSecond } from '#server/platform/live/once-per-second.ts';
import { openSignals } from '#server/platform/live/signals.ts';
import { createLog, type Log } from '#server/platform/log/log.ts';
import { asJson, asSentence, lineWriter } from '#server/platform/log/write-lines.ts';
import { createMetrics, type Metrics } from '#server/platform/metrics/metrics.ts';
import { serveMetrics } from '#server/platform/metrics/serve-metrics.ts';
import { keysFrom } from '#server/platform/secrets/keys.ts';
import { serverSecret } from '#server/platform/secrets/server-secret.ts';
import { promiseReader } from '#server/views/promise.ts';
import type { World } from './app-context.ts';
import type { Config } from './config.ts';
import { openTraces } from './config-of-tracing.ts';
import { createWorld } from './create-world.ts';
import { jobsOf, planJobs, routinesOf } from './jobs.ts';
import { openAdapters } from './open-adapters.ts';
import { openPages } from './open-pages.ts';
import { readyDatabase } from './ready-database.ts';
import { serveWorld } from './serve-world.ts';
import { readVersion } from './version.ts';
import { watchApp } from './watch-app.ts';

const MIGRATIONS = join(import.meta.dirname, 'migrations');
const DIST = join(import.meta.dirname, '..', 'dist');

/** Wires everything, in the order in which it is needed, and takes it apart again in the opposite order. */
export async function startServer(config: Config): Promise<void> {
  stopOverBrokenPolicies();
  const metrics = createMetrics();
  const log = openLog(config, metrics);
  const tracing = await openTraces(config.tracing, log);
  const outside = openAdapters(config);
  const [site, pool] = await Promise.all([
    config.servesSite ? loadSiteOrStop(config) : undefined,
    openDatabase({
      url: config.databaseUrl,
      poolSize: config.poolSize,
      onConnectionLost: () => log.warn('connection-lost'),
    }),
  ]);
  const keys = keysFrom(config.secret ?? serverSecret(config.dataFolder), config.oldSecrets);
  await readyDatabase({ pool, keys, log }, MIGRATIONS, config);
  const probe = openProbe(config.databaseUrl);
  const clock = await openDatabaseClock(probe, log);
  const signals = openSignals({ db: pool, url: config.databaseUrl, log });
  const live = openLiveStreams(signals, log);
  let started: Jobs | undefined;
  const jobs = () => started;
  const base = { pool, log, metrics, tracing, keys, live, jobs, now: clock.now };
  const world = createWorld(config, { ...base, ...outside.given });
  await keepFactsKnown(world, signals);
  warnOf(config, outside.missing, log);

  watchApp(metrics, {
    ...{ pool, probe, streams: live.count, jobs },
    promise: promiseReader(pool, clock.now),
  });
  const jobsStarted = () => started !== undefined;
  const { pages, health, loadRest } = openPages(world, config, {
    ...{ site, probe, jobsStarted },
    version: readVersion(),
  });
  const serving = await serveWorld(world, config, pages);
  const servingMetrics = await serveMetricsIfAsked(config, metrics);
  log.info('listening', { port: serving.port, ms: Math.round(performance.now()) });
  process.send?.({ listening: serving.port });
  // Nobody waits at the door for these.
  loadRest().catch((error: unknown) => leaveBroken(log, 'pages-not-loaded', error));
  const gatewaysBeside = outside.startGateways();
  const background = startBackground(world, config, (opened) => {
    started = opened;
  });
  const beside = [gatewaysBeside, ...outside.beside, servingMetrics, clock, probe, tracing];
  leaveInOrder(config, { world, health, serving, background, beside });
}

/** Nothing is sold under a policy that contradicts itself. */
function stopOverBrokenPolicies(): void {
  const broken = brokenPolicies();
  if (broken.length > 0) throw new CannotStart(broken.join('\n'));
}

/** The log of this process, whose lines are counted; a fault that nobody caught is written down before the process ends. */
function openLog(config: Config, metrics: Metrics): Log {
  const written = createLog({
    level: config.log.level,
    write: lineWriter(config.log.form === 'json' ? asJson : asSentence),
  });
  const log = metrics.counting(written);
  process.on('uncaughtException', (error) => {
    log.fault('crash', error);
    process.exit(1);
  });
  return log;
}

/** Warns of what works and still waits for somebody, such as rates that an accountant has to confirm. */
function warnOf(config: Config, missing: readonly string[], log: Log): void {
  if (config.production) log.warn('tax-rules-to-confirm', { notice: CONFIRM_NOTICE });
  for (const channel of missing) log.warn('channel-missing', { channel });
}

const serveMetricsIfAsked = async ({ metricsPort, host }: Config, { registry }: Metrics) =>
  metricsPort === undefined ? undefined : serveMetrics(registry, { port: metricsPort, host });

type Background = {
  /** Makes `/readyz` say no, so that balancers send nothing more. */
  leave(): void;
  stop(): Promise<void>;
};

/** However much is left to do, it keeps no more of the database busy, and no request waits behind it for a connection. */
const BACKGROUND_CONNECTIONS = 5;
/** A job waits longer than a person. */
const BACKGROUND_PATIENCE_MS = 30_000;

/** Starts the jobs as soon as the database is there. */
function startBackground(
  served: World,
  config: Config,
  onStarted: (jobs: Jobs | undefined) => void,
): Background {
  const leaving = new AbortController();
  const pool = connect({
    url: config.databaseUrl,
    poolSize: BACKGROUND_CONNECTIONS,
    waitMs: BACKGROUND_PATIENCE_MS,
    onConnectionLost: () => served.log.warn('connection-lost'),
  });
  const world = { ...served, pool };
  const jobs = startJobsWhenThere({
    pool: world.pool,
    url: config.databaseUrl,
    jobs: jobsOf(world),
    plan: planJobs,
    routines: routinesOf(world),
    now: world.now,
    log: world.log,
    tracing: world.tracing,
    onGivenUp: async (job, events) => world.live.tell(await reportGivenUp(world, job, events)),
    onEvents: oncePerSecond(() => void world.live.tell([DAY_TOPIC])),
    leaving: leaving.signal,
  });
  // Without them no hold would end and no refund be sent, and nobody would notice.
  jobs.then(onStarted, (error: unknown) => leaveBroken(world.log, 'jobs-not-started', error));
  return {
    leave: () => leaving.abort(),
    stop: async () => {
      await jobs.then((started) => started?.stop()).catch(() => {});
      await pool.end();
    },
  };
}

/** Without a part of it the server would go on half: whoever started us starts us again. */
function leaveBroken(log: Log, event: string, error: unknown): never {
  log.fault(event, error);
  process.exit(1);
}

type Running = {
  readonly world: World;
  readonly health: Health;
  readonly serving: Serving;
  readonly background: Background;
  /** Other opened parts, in the order in which they are closed. */
  readonly beside: readonly (Stoppable | Promise<Stoppable> | undefined)[];
};
type Stoppable = { stop(): unknown };

/** Told to end, the server takes no more requests, answers those that it has, and closes what it opened. */
function leaveInOrder(
  { leavingMs }: Config,
  { world, health, serving, background, beside }: Running,
): void {
  onShutdown(async (reason) => {
    world.log.info('leaving', { reason, forMs: leavingMs });
    health.leave();
    serving.leave();
    background.leave();
    const jobsStopped = background.stop();
    // Balancers hear of it at their next look; until then they send requests, which are answered.
    await new Promise((resolve) => setTimeout(resolve, leavingMs));
    await Promise.all([world.security?.flush(), world.live.close()]);
    await serving.close();
    await jobsStopped;
    for (const one of beside) await (await one)?.stop();
    await world.pool.end();
    process.exit(0);
  }, PATIENCE_MS + leavingMs);
}

/** More than the slowest part of leaving in order may take: the jobs under way. */
const PATIENCE_MS = 45_000;

async function loadSiteOrStop(config: Config) {
  const site = await loadSite(DIST, config);
  if (site) return site;
  throw new CannotStart('The screens are not built yet; `npm start` builds them.');
}
