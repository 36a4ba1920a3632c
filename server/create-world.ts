import { createAppCache } from '#server/cache/app-cache.ts';
import { countRefused } from '#server/flows/steps/booking/count-refused.ts';
import { writePlacings } from '#server/flows/steps/booking/write-placings.ts';
import { openSecurity } from '#server/flows/steps/identity/record-security.ts';
import { DEFAULT_RESERVE } from '#server/modules/availability/reserve.ts';
import type { Jobs } from '#server/platform/jobs/start-jobs.ts';
import type { Metrics } from '#server/platform/metrics/metrics.ts';
import { openDemandCounter } from '#server/platform/proof-of-work/demand.ts';
import { tracingCalls } from '#server/platform/tracing/tracing-calls.ts';
import type { World } from './app-context.ts';
import type { Config } from './config.ts';

/** Parts that are opened before there is a world. */
export type Opened = Pick<
  World,
  | 'pool'
  | 'now'
  | 'log'
  | 'keys'
  | 'live'
  | 'gateways'
  | 'objects'
  | 'payouts'
  | 'messenger'
  | 'callWebhook'
  | 'social'
  | 'idTokens'
  | 'tracing'
> & {
  readonly metrics: Metrics;
  /** The queue of jobs, once it is open. */
  readonly jobs: () => Jobs | undefined;
};

/** Ties the context of every route, flow, view and effect together from what the configuration says and what is open. */
export const createWorld = (config: Config, { metrics, jobs, ...opened }: Opened): World => ({
  ...opened,
  ...openSecurity(opened.pool, opened.keys, opened.log),
  facts: createAppCache(opened.pool, DEFAULT_RESERVE),
  writePlacing: writePlacings(opened.pool, config.bookingLimits),
  bookingLimits: config.bookingLimits,
  countRefused: countRefused(opened.pool, opened.log),
  origins: config.origins,
  opsOrigin: config.opsOrigin,
  gateways: watchedGateways(opened, metrics),
  paymentProvider: config.payments.provider,
  tellAccountsApart: config.tellAccountsApart,
  messenger: metrics.watching('messages', opened.messenger, {
    labelOf: channelOf,
    onCall: tracingCalls(opened.tracing),
  }),
  failedJobs: () => jobs()?.failed,
  wakeJobs: () => jobs()?.wake(),
  sender: { brand: config.brand, origin: config.origins[0], opsOrigin: config.opsOrigin },
  messageBudget: config.messages.budget,
  captchaDemand: openDemandCounter(),
  bookingDemand: openDemandCounter(),
  captchaAtSignUp: config.captchaAtSignUp,
  supplier: config.supplier,
});

/** Every gateway's calls are counted under its name. */
function watchedGateways(
  { gateways, tracing }: Pick<Opened, 'gateways' | 'tracing'>,
  metrics: Metrics,
): World['gateways'] {
  const how = { onCall: tracingCalls(tracing) };
  return new Map(
    [...gateways].map(([name, gateway]) => [name, metrics.watching(name, gateway, how)]),
  );
}

const channelOf = (method: string, [rendered]: readonly unknown[]): string =>
  (rendered as { channel?: string } | undefined)?.channel ?? method;
