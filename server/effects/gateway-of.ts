import type { Clock } from '#kernel/time.ts';
import type { Gateway, Gateways } from '#server/adapters/gateway/gateway.ts';
import type { AppCache } from '#server/cache/app-cache.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import type { Log } from '#server/platform/log/log.ts';

/** The dependencies of effects about money. */
export type PaymentDeps = {
  readonly pool: Pool;
  readonly now: Clock;
  readonly facts: AppCache;
  readonly log: Log;
  readonly gateways: Gateways;
};

/** An attempt names a gateway that this process is not configured for: a fault, and tried again later. */
export function gatewayOf(deps: Pick<PaymentDeps, 'gateways'>, provider: string): Gateway {
  const gateway = deps.gateways.get(provider);
  if (!gateway) throw new Error(`No gateway is configured for ${provider}`);
  return gateway;
}
