import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PaymentProvider } from '#contract/customer/booking.ts';
import { type Gateway, type Gateways, registerGateways } from './gateway.ts';
import { createPhonepeClient, type PhonepeAccount } from './phonepe/client.ts';
import { createRazorpayClient, type RazorpayAccount } from './razorpay/client.ts';
import { createSandboxClient } from './sandbox/client.ts';
import { type KeepOptions, keepSimulator } from './simulator/keep-simulator.ts';
import { simulatorSecrets } from './simulator/secrets.ts';
import { simulatedFile } from './simulator/simulated-file.ts';

export type GatewayOptions = {
  readonly payments: {
    readonly provider: PaymentProvider;
    readonly accounts: {
      readonly phonepe:
        | (PhonepeAccount & {
            readonly at: 'production' | 'test';
            readonly payPageOrigins: readonly string[] | undefined;
          })
        | undefined;
      readonly razorpay: RazorpayAccount | undefined;
    };
  };
  readonly brand: { readonly name: string };
  /** The address of our own pages. */
  readonly origins: readonly string[];
  readonly dataFolder: string;
  readonly host: string;
  /** The address of the site, where a simulated gateway sends its webhooks. */
  readonly port: number;
  readonly sandboxPort: number;
  readonly sandboxOrigin?: string | undefined;
};

export type OpenGateways = {
  readonly gateways: Gateways;
  /** Starts what has to run beside us: nothing but a simulated gateway. */
  start(): { stop(): Promise<void> };
};

/**
 * The gateways that this house takes money by: those where it has an account, and the chosen one, which without an
 * account is simulated. (The configuration sees to it that no account is missing in production.)
 */
export function openGateways(options: GatewayOptions): OpenGateways {
  const { provider, accounts } = options.payments;
  const real = [
    accounts.phonepe && realPhonepe(accounts.phonepe, options.dataFolder),
    accounts.razorpay && razorpay(options, accounts.razorpay, 'https://api.razorpay.com'),
  ].filter((gateway) => gateway !== undefined);
  if (real.some((gateway) => gateway.provider === provider))
    return { gateways: registerGateways(real), start: () => ({ stop: async () => {} }) };
  const { gateway, keep } = simulated(options, provider);
  return { gateways: registerGateways([...real, gateway]), start: () => keepSimulator(keep) };
}

/** https://developer.phonepe.com/payment-gateway/website-integration/standard-checkout/api-integration/api-reference/authorization */
const PHONEPE_PLACES = {
  production: {
    apiUrl: 'https://api.phonepe.com/apis/pg',
    tokenUrl: 'https://api.phonepe.com/apis/identity-manager',
    payPageOrigins: ['https://mercury-t2.phonepe.com', 'https://mercury.phonepe.com'],
  },
  test: {
    apiUrl: 'https://api-preprod.phonepe.com/apis/pg-sandbox',
    tokenUrl: 'https://api-preprod.phonepe.com/apis/pg-sandbox',
    payPageOrigins: ['https://mercury-uat.phonepe.com'],
  },
} as const;

function realPhonepe(
  {
    at,
    payPageOrigins,
    ...account
  }: NonNullable<GatewayOptions['payments']['accounts']['phonepe']>,
  dataFolder: string,
): Gateway {
  const place = PHONEPE_PLACES[at];
  return createPhonepeClient({
    ...place,
    ...account,
    payPageOrigins: payPageOrigins ?? place.payPageOrigins,
    settlementFile: (day) => readIfThere(join(dataFolder, 'settlements', 'phonepe', `${day}.csv`)),
  });
}

/** Reports are put there once fetched, one file for each day of a payout. */
async function readIfThere(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if ((error as { code?: string }).code === 'ENOENT') return undefined;
    throw error;
  }
}

const razorpay = (
  { origins, brand }: GatewayOptions,
  account: RazorpayAccount,
  apiUrl: string,
): Gateway =>
  createRazorpayClient({ ...account, apiUrl, siteOrigins: origins, brandName: brand.name });

/** A gateway of that name on this machine, and how it is kept alive. */
function simulated(
  options: GatewayOptions,
  provider: PaymentProvider,
): { gateway: Gateway; keep: KeepOptions } {
  const { sandboxPort: port, host, sandboxOrigin: publicOrigin } = options;
  const dataFolder = join(options.dataFolder, 'sandbox');
  const { controlKey } = simulatorSecrets(dataFolder, provider);
  const webhookUrl = `http://localhost:${options.port}/api/webhooks/payment/${provider}`;
  const url = `http://localhost:${port}`;
  return {
    gateway: clientOf(options, provider, dataFolder, url),
    keep: { provider, controlKey, port, host, dataFolder, webhookUrl, publicOrigin },
  };
}

function clientOf(
  options: GatewayOptions,
  provider: PaymentProvider,
  dataFolder: string,
  url: string,
): Gateway {
  const payPageOrigin = options.sandboxOrigin ?? url;
  switch (provider) {
    case 'sandbox':
      return createSandboxClient({ url, ...simulatorSecrets(dataFolder, provider), payPageOrigin });
    case 'phonepe':
      return createPhonepeClient({
        apiUrl: url,
        tokenUrl: url,
        ...simulatorSecrets(dataFolder, provider),
        payPageOrigins: [payPageOrigin],
        settlementFile: simulatedFile(url, simulatorSecrets(dataFolder, provider).controlKey),
      });
    case 'razorpay':
      return razorpay(options, simulatorSecrets(dataFolder, provider), url);
  }
}
