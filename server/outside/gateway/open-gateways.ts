import { join } from 'node:path';
import { CannotStart } from '#server/platform/cannot-start.ts';
import { type Gateways, registerGateways } from './gateway.ts';
import { createSandboxClient } from './sandbox/client.ts';
import { keepSandbox } from './sandbox/keep-sandbox.ts';
import { sandboxSecrets } from './sandbox/secrets.ts';

export type GatewayOptions = {
  readonly paymentProvider: string;
  readonly dataFolder: string;
  readonly host: string;
  /** Of the site, where the sandbox sends its webhooks. */
  readonly port: number;
  readonly sandboxPort: number;
  readonly sandboxOrigin?: string | undefined;
};

export type OpenGateways = {
  readonly gateways: Gateways;
  /** Starts what has to run beside us: nothing but the sandbox. */
  start(): { stop(): Promise<void> };
};

/** The gateways that this house takes money by. */
export function openGateways(options: GatewayOptions): OpenGateways {
  const { paymentProvider, sandboxPort: port, host, sandboxOrigin: publicOrigin } = options;
  if (paymentProvider !== 'sandbox') {
    throw new CannotStart(`PAYMENT_PROVIDER ${paymentProvider} is not built in yet; use sandbox.`);
  }
  const dataFolder = join(options.dataFolder, 'sandbox');
  const secrets = sandboxSecrets(dataFolder);
  const url = `http://localhost:${port}`;
  const webhookUrl = `http://localhost:${options.port}/api/webhooks/payment/sandbox`;
  return {
    gateways: registerGateways([
      createSandboxClient({
        url,
        ...secrets,
        ...(publicOrigin ? { payPageOrigin: publicOrigin } : {}),
      }),
    ]),
    start: () => keepSandbox({ ...secrets, port, host, dataFolder, webhookUrl, publicOrigin }),
  };
}
