import type { PaymentProvider } from '#contract/customer/booking.ts';
import { phonepeProtocol } from '../phonepe/simulator.ts';
import { razorpayProtocol } from '../razorpay/simulator.ts';
import { sandboxProtocol } from '../sandbox/simulator.ts';
import { type SimulatorSecrets, simulatorSecrets } from './secrets.ts';
import type { Protocol } from './simulator-context.ts';

const PROTOCOLS: {
  readonly [Provider in PaymentProvider]: (secrets: SimulatorSecrets[Provider]) => Protocol;
} = { sandbox: sandboxProtocol, phonepe: phonepeProtocol, razorpay: razorpayProtocol };

/** How the gateway of that name speaks, with the secrets that stand in the data folder. */
export function readProtocol<Provider extends PaymentProvider>(
  provider: Provider,
  folder: string,
): { readonly protocol: Protocol; readonly controlKey: string } {
  const secrets = simulatorSecrets(folder, provider);
  return { protocol: PROTOCOLS[provider](secrets), controlKey: secrets.controlKey };
}
