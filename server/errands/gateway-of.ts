import type { Clock } from '#kernel/time.ts';
import type { Facts } from '#server/facts/facts.ts';
import type { Gateway, Gateways } from '#server/outside/gateway/gateway.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import type { Log } from '#server/platform/log/log.ts';

/** What errands about money are given. */
export type PaymentHouse = {
  readonly pool: Pool;
  readonly now: Clock;
  readonly facts: Facts;
  readonly log: Log;
  readonly gateways: Gateways;
};

/** An attempt names a gateway that this process is not configured for: a fault, and tried again later. */
export function gatewayOf(house: Pick<PaymentHouse, 'gateways'>, provider: string): Gateway {
  const gateway = house.gateways.get(provider);
  if (!gateway) throw new Error(`No gateway is configured for ${provider}`);
  return gateway;
}
