import { join } from 'node:path';
import { PAYMENT_PROVIDERS, type PaymentProvider } from '#contract/customer/booking.ts';
import type { ObjectStore } from '#server/platform/objects/object-store.ts';
import { type Gateway, type Gateways, registerGateways } from './gateway.ts';
import type { GatewayKind, Simulated } from './kind.ts';
import { KINDS } from './kinds.ts';
import { type KeepOptions, keepSimulator } from './simulator/keep-simulator.ts';
import { simulatorSecrets } from './simulator/secrets.ts';

type AccountOf<Kind> = Kind extends GatewayKind<infer Account, infer _> ? Account : never;

export type GatewayOptions = {
  readonly payments: {
    readonly provider: PaymentProvider;
    readonly accounts: {
      readonly [Provider in PaymentProvider]: AccountOf<(typeof KINDS)[Provider]> | undefined;
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
 * The gateways by which this deployment takes money: those where it has an account, and the chosen one, which without an
 * account is simulated. (The configuration sees to it that no account is missing in production.)
 */
export function openGateways(options: GatewayOptions, objects: ObjectStore): OpenGateways {
  const { provider, accounts } = options.payments;
  const real = PAYMENT_PROVIDERS.map((one) => realOne(one, accounts[one], options, objects)).filter(
    (gateway) => gateway !== undefined,
  );
  if (real.some((gateway) => gateway.provider === provider))
    return { gateways: registerGateways(real), start: () => ({ stop: async () => {} }) };
  const { gateway, keep } = simulated(options, provider);
  return { gateways: registerGateways([...real, gateway]), start: () => keepSimulator(keep) };
}

function realOne<Provider extends PaymentProvider>(
  provider: Provider,
  account: AccountOf<(typeof KINDS)[Provider]> | undefined,
  { origins, brand }: GatewayOptions,
  reports: ObjectStore,
): Gateway | undefined {
  const shop = { siteOrigins: origins, brandName: brand.name, reports };
  const { open } = KINDS[provider] as GatewayKind<typeof account & {}, unknown>;
  return account && open(account, shop);
}

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
  const shopName = options.brand.name;
  return {
    gateway: openSimulated(provider, dataFolder, {
      url,
      payPageOrigin: options.sandboxOrigin ?? url,
      siteOrigins: options.origins,
      brandName: shopName,
    }),
    keep: { provider, controlKey, port, host, dataFolder, webhookUrl, shopName, publicOrigin },
  };
}

/** Our client of a simulated gateway that keeps its secrets in that folder. */
export function openSimulated<Provider extends PaymentProvider>(
  provider: Provider,
  folder: string,
  at: Simulated,
): Gateway {
  const kind = KINDS[provider] as GatewayKind<unknown, object>;
  return kind.openSimulated(simulatorSecrets(folder, provider), at);
}
