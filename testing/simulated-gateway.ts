import { join } from 'node:path';
import type { PaymentProvider } from '#contract/customer/booking.ts';
import { simulatorSecrets } from '#server/adapters/gateway/simulator/secrets.ts';
import type { Product } from './product.ts';

/** Speaks to the switchboard of the gateway that a started product has beside it; see `simulator/control.ts`. */
export async function controlGateway(
  { dataFolder, gatewayUrl }: Pick<Product, 'dataFolder' | 'gatewayUrl'>,
  provider: PaymentProvider,
  wanted: object,
): Promise<void> {
  const { controlKey } = simulatorSecrets(join(dataFolder, 'sandbox'), provider);
  const response = await fetch(`${gatewayUrl}/control`, {
    method: 'POST',
    headers: { authorization: `Bearer ${controlKey}`, 'content-type': 'application/json' },
    body: JSON.stringify(wanted),
  });
  if (!response.ok) throw new Error(`The simulator refused: ${await response.text()}`);
}
