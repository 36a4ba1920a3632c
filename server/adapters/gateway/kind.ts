import type { ObjectStore } from '#server/platform/objects/object-store.ts';
import type { Gateway } from './gateway.ts';
import type { Protocol } from './simulator/simulator-context.ts';

/** The site whose pages send people there. */
export type Shop = {
  readonly siteOrigins: readonly string[];
  readonly brandName: string;
  /** Store in which a gateway's report files arrive. */
  readonly reports: Pick<ObjectStore, 'get'>;
};

/** Address of a simulated gateway, and the shop it shows. */
export type Simulated = Pick<Shop, 'siteOrigins' | 'brandName'> & {
  readonly url: string;
  /** Origin at which browsers reach its pay page. */
  readonly payPageOrigin: string;
  readonly timeoutMs?: number;
};

/** All that a gateway's folder brings along. */
export type GatewayKind<Account, Secrets> = {
  /** Our client of the company itself. */
  open(account: Account, shop: Shop): Gateway;
  /** Makes the secrets that a server and a simulator share, in the company's terms. */
  makeSecrets(): Secrets;
  /** How the company speaks, for the simulator. */
  readonly protocol: (secrets: Secrets) => Protocol;
  /** Our client of a simulated one. */
  openSimulated(secrets: Secrets & { readonly controlKey: string }, at: Simulated): Gateway;
};
