import { join } from 'node:path';
import { Hono } from 'hono';
import { brokenPolicies } from '#contract/policy-versions.ts';
import { openGateways } from '#server/adapters/gateway/open-gateways.ts';
import { createIdTokenVerifier } from '#server/adapters/id-token/id-token-verifier.ts';
import { openMessages } from '#server/adapters/messages/open-messages.ts';
import { openPayouts } from '#server/adapters/payout/open-payouts.ts';
import { openSocial } from '#server/adapters/social/open-social.ts';
import { openKarigarDocuments } from '#server/api/applicant/documents.ts';
import { mountCheckoutRoutes } from '#server/api/checkout/mount-checkout-routes.ts';
import { openKarigarPortraits } from '#server/api/customer/karigar-portrait.ts';
import { openProfileImages } from '#server/api/customer/profile-image.ts';
import { openTaxDocumentPdfs } from '#server/api/customer/tax-documents.ts';
import { openDevelopmentPages } from '#server/api/development/open-development-pages.ts';
import { openDocs } from '#server/api/docs/open-docs.ts';
import { mountRoutes } from '#server/api/http/mount-routes.ts';
import { readyAnswers } from '#server/api/http/ready-answers.ts';
import { openVisitPhotos } from '#server/api/karigar/visit-photos.ts';
import { whoAsks } from '#server/api/session-cookie.ts';
import { openDashboardPage } from '#server/api/site/dashboard-page.ts';
import { loadDrawing } from '#server/api/site/drawing.ts';
import { fillPages } from '#server/api/site/filled-pages.ts';
import { openPromisePage } from '#server/api/site/promise-page.ts';
import { openSecurityTxt } from '#server/api/site/security-txt.ts';
import { loadSite, openSite } from '#server/api/site/site.ts';
import { mountSocialRoutes } from '#server/api/social/mount-social-routes.ts';
import { whoOfStaff } from '#server/api/staff-cookie.ts';
import { openMessageWebhooks } from '#server/api/webhooks/messages.ts';
import { openPaymentWebhook } from '#server/api/webhooks/payment.ts';
import { openPayoutWebhook } from '#server/api/webhooks/payouts.ts';
import { createAppCache } from '#server/cache/app-cache.ts';
import { keepCatalogueKnown } from '#server/cache/keep-catalogue-known.ts';
import { reportGivenUp } from '#server/flows/inbox/report-given-up.ts';
import { countRefused } from '#server/flows/steps/booking/count-refused.ts';
import { writePlacings } from '#server/flows/steps/booking/write-placings.ts';
import { openSecurity } from '#server/flows/steps/identity/record-security.ts';
import { DEFAULT_RESERVE } from '#server/modules/availability/reserve.ts';
import { CONFIRM_NOTICE } from '#server/modules/tax/tax-rules.ts';
import { CannotStart } from '#server/platform/cannot-start.ts';
import { openDatabase } from '#server/platform/database/open-database.ts';
import { openProbe } from '#server/platform/database/probe.ts';
import { onShutdown } from '#server/platform/graceful-shutdown.ts';
import { openHealth } from '#server/platform/http/health.ts';
import { type ServeOptions, serve } from '#server/platform/http/serve.ts';
import { type Jobs, startJobsWhenThere } from '#server/platform/jobs/start-jobs.ts';
import { openLiveStreams } from '#server/platform/live/live-streams.ts';
import { openSignals } from '#server/platform/live/signals.ts';
import { createLog } from '#server/platform/log/log.ts';
import { asJson, asSentence, lineWriter } from '#server/platform/log/write-lines.ts';
import { createMetrics } from '#server/platform/metrics/metrics.ts';
import { serveMetrics } from '#server/platform/metrics/serve-metrics.ts';
import { openDemandCounter } from '#server/platform/proof-of-work/demand.ts';
import { keysFrom } from '#server/platform/secrets/keys.ts';
import { serverSecret } from '#server/platform/secrets/server-secret.ts';
import { promiseReader } from '#server/views/promise.ts';
import type { World } from './app-context.ts';
import type { Config } from './config.ts';
import { openObjects } from './config-of-objects.ts';
import { jobsOf, planJobs, routinesOf } from './jobs.ts';
import { readyDatabase } from './ready-database.ts';
import { answersOf } from './routes.ts';
import { channelOf, watchApp, watchedGateways } from './watch-app.ts';
import { withHeaders } from './with-headers.ts';

const MIGRATIONS = join(import.meta.dirname, 'migrations');
const DIST = join(import.meta.dirname, '..', 'dist');

/** Wires everything, in the order in which it is needed, and takes it apart again in the opposite order. */
export async function startServer(config: Config): Promise<void> {
  const broken = brokenPolicies();
  if (broken.length > 0) throw new CannotStart(broken.join('\n'));
  const metrics = createMetrics();
  const written = createLog({
    level: config.log.level,
    write: lineWriter(config.log.form === 'json' ? asJson : asSentence),
  });
  const log = metrics.counting(written);
  process.on('uncaughtException', (error) => {
    log.fault('crash', error);
    process.exit(1);
  });
  const objects = openObjects(config.s3, config.dataFolder);
  const { gateways, start: startGateways } = openGateways(config, objects);
  const social = openSocial(config);
  const messages = openMessages({ ...config, accounts: config.messages });
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
  const signals = openSignals({ db: pool, url: config.databaseUrl, log });
  const live = openLiveStreams(signals, log);
  let started: Jobs | undefined;
  const world: World = {
    pool,
    now: Date.now,
    objects,
    ...openSecurity(pool, keys, log),
    facts: createAppCache(pool, DEFAULT_RESERVE),
    writePlacing: writePlacings(pool, config.bookingLimits),
    bookingLimits: config.bookingLimits,
    countRefused: countRefused(pool, log),
    origins: config.origins,
    gateways: watchedGateways(gateways, metrics),
    payouts: openPayouts(config, objects),
    paymentProvider: config.payments.provider,
    tellAccountsApart: config.tellAccountsApart,
    keys,
    messenger: metrics.watching('messages', messages.messenger, channelOf),
    failedJobs: () => started?.failed,
    sender: { brand: config.brand, origin: config.origins[0] },
    messageBudget: config.messages.budget,
    live,
    captchaDemand: openDemandCounter(),
    bookingDemand: openDemandCounter(),
    captchaAtSignUp: config.captchaAtSignUp,
    social: social.providers,
    supplier: config.supplier,
    idTokens: config.idTokens && createIdTokenVerifier(config.idTokens),
  };
  await keepCatalogueKnown(world, signals);

  const api = new Hono();
  openDocs(api);
  openPaymentWebhook(api, world);
  openPayoutWebhook(api, world);
  mountCheckoutRoutes(api, world);
  openMessageWebhooks(api, world);
  mountSocialRoutes(api, world, { ...config, secureCookies: config.https });
  openProfileImages(api, world, { secureCookies: config.https });
  openTaxDocumentPdfs(api, world, { secureCookies: config.https });
  openVisitPhotos(api, world, { secureCookies: config.https });
  openKarigarPortraits(api, world, { secureCookies: config.https });
  openKarigarDocuments(api, world, { secureCookies: config.https });
  const answers = answersOf(world);
  mountRoutes(api, answers, world, {
    whoAsks,
    whoOfStaff,
    origins: config.origins,
    secureCookies: config.https,
    trustedProxies: config.trustedProxies,
    checkAnswers: config.checkAnswers,
    staleness: world.facts.staleness,
  });
  if (config.production) log.warn('tax-rules-to-confirm', { notice: CONFIRM_NOTICE });
  for (const channel of messages.missing) log.warn('channel-missing', { channel });
  const pages = new Hono();
  const probe = openProbe(config.databaseUrl);
  watchApp(metrics, {
    pool,
    probe,
    streams: live.count,
    jobs: () => started,
    promise: promiseReader(pool, Date.now),
  });
  const health = openHealth(pages, { probe, jobsStarted: () => started !== undefined });
  if (!config.production) openDevelopmentPages(pages, world);
  openSecurityTxt(pages, config);
  if (site) {
    openPromisePage(pages, site, world);
    const drawing = await loadDrawing(site.drawing);
    await openDashboardPage(pages, site, world, { secureCookies: config.https, drawing });
    openSite(pages, site, fillPages(site, world, drawing));
  }
  const serving = await serve({
    ...withHeaders(config, log),
    fetch: forkAt('/api/', api, pages),
    answerAtOnce: readyAnswers(answers, world, {
      secureCookies: config.https,
      trustedProxies: config.trustedProxies,
      staleness: world.facts.staleness,
    }),
    ...config,
  });
  const servingMetrics =
    config.metricsPort === undefined
      ? undefined
      : await serveMetrics(metrics.registry, { port: config.metricsPort, host: config.host });
  log.info('listening', { port: serving.port, ms: Math.round(performance.now()) });
  process.send?.({ listening: serving.port });
  // Nobody waits at the door for these.
  const gatewaysBeside = startGateways();
  const leaving = new AbortController();
  const jobs = startJobsWhenThere({
    pool,
    url: config.databaseUrl,
    jobs: jobsOf(world),
    plan: planJobs,
    routines: routinesOf(world),
    log,
    onGivenUp: async (job, events) => world.live.tell(await reportGivenUp(world, job, events)),
    leaving: leaving.signal,
  });
  jobs.then(
    (jobs) => {
      started = jobs;
    },
    // Without them no hold would end and no refund be sent, and nobody would notice: whoever started us starts us again.
    (error: unknown) => {
      log.fault('jobs-not-started', error);
      process.exit(1);
    },
  );

  onShutdown(async (reason) => {
    log.info('leaving', { reason, forMs: config.leavingMs });
    health.leave();
    serving.leave();
    leaving.abort();
    const jobsStopped = jobs.then((started) => started?.stop()).catch(() => {});
    // Balancers hear of it at their next look; until then they send requests, which are answered.
    await new Promise((resolve) => setTimeout(resolve, config.leavingMs));
    await Promise.all([world.security?.flush(), world.live.close()]);
    await serving.close();
    await jobsStopped;
    await gatewaysBeside.stop();
    await social.stop();
    await messages.stop();
    await servingMetrics?.stop();
    await probe.stop();
    await pool.end();
    process.exit(0);
  }, PATIENCE_MS + config.leavingMs);
}

/** More than the jobs under way may take. */
const PATIENCE_MS = 45_000;

async function loadSiteOrStop(config: Config) {
  const site = await loadSite(DIST, config);
  if (site) return site;
  throw new CannotStart('The screens are not built yet; `npm start` builds them.');
}

/** Whatever begins with the prefix goes to the first, the rest to the second. */
function forkAt(prefix: string, first: Hono, second: Hono): ServeOptions['fetch'] {
  return (request, env) => {
    const pathAt = request.url.indexOf('/', 'https://'.length);
    return (request.url.startsWith(prefix, pathAt) ? first : second).fetch(request, env);
  };
}
