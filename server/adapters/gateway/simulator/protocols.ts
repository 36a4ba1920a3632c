import type { PaymentProvider } from '#contract/customer/booking.ts';
import type { GatewayKind } from '../kind.ts';
import { KINDS } from '../kinds.ts';
import { simulatorSecrets } from './secrets.ts';
import type { Protocol } from './simulator-context.ts';

/** How the gateway of that name speaks, with the secrets that stand in the data folder. */
export function readProtocol<Provider extends PaymentProvider>(
  provider: Provider,
  folder: string,
): { readonly protocol: Protocol; readonly controlKey: string } {
  const secrets = simulatorSecrets(folder, provider);
  const { protocol } = KINDS[provider] as GatewayKind<unknown, object>;
  return { protocol: protocol(secrets), controlKey: secrets.controlKey };
}
