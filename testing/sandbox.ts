import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PaymentProvider } from '#contract/customer/booking.ts';
import type { Gateway } from '#server/adapters/gateway/gateway.ts';
import { openSimulated } from '#server/adapters/gateway/open-gateways.ts';
import { openSimulator } from '#server/adapters/gateway/simulator/open-simulator.ts';
import type { Mode, Order, Refund } from '#server/adapters/gateway/simulator/orders.ts';
import { readProtocol } from '#server/adapters/gateway/simulator/protocols.ts';
import {
  type SimulatorSecrets,
  simulatorSecrets,
} from '#server/adapters/gateway/simulator/secrets.ts';

export type Choice = 'pay' | 'decline' | 'undecided' | 'pay-silently';
export type WebhookWay = 'once' | 'twice' | 'late' | 'never';

export type TestGateway<Provider extends PaymentProvider = PaymentProvider> = {
  readonly gateway: Gateway;
  readonly url: string;
  readonly secrets: SimulatorSecrets[Provider];
  /** Folder of those and of its memory. */
  readonly folder: string;
  /** See `simulator/control.ts` for what can be asked of it. */
  control(wanted: object): Promise<void>;
  /** Everything the gateway knows. */
  book(): Promise<GatewayBook>;
  /** Presses a button of the real pay page, the way a browser without scripts does. */
  press(payUrl: string, choice: Choice, webhook?: WebhookWay, mode?: Mode): Promise<Response>;
  close(): Promise<void>;
};

export type GatewayBook = {
  readonly orders: readonly Order[];
  readonly refunds: readonly Refund[];
};

export type TestSandbox = TestGateway<'sandbox'> & SimulatorSecrets['sandbox'];

export type TestGatewayOptions = {
  /** Nobody listens there unless a test says so. */
  readonly webhookUrl?: string;
  /** How long we wait for an answer of the gateway. */
  readonly timeoutMs?: number;
  /** Origins of our own pages, one of which sends browsers on. */
  readonly siteOrigins?: readonly string[];
};

/** A gateway of ours that is merely busy is not silent yet, and a test of its silence should not take for ever. */
const TIMEOUT_MS = 2_000;

export async function openTestSandbox(options: TestGatewayOptions = {}): Promise<TestSandbox> {
  const sandbox = await openTestGateway('sandbox', options);
  return { ...sandbox, ...sandbox.secrets };
}

/** The real simulator on a free port, with a memory of its own, and our client of that gateway. */
export async function openTestGateway<Provider extends PaymentProvider>(
  provider: Provider,
  {
    webhookUrl = 'http://127.0.0.1:9/',
    timeoutMs = TIMEOUT_MS,
    siteOrigins = ['http://localhost:4200'],
  }: TestGatewayOptions = {},
): Promise<TestGateway<Provider>> {
  const folder = mkdtempSync(join(tmpdir(), 'aangan-gateway-'));
  const { controlKey, ...secrets } = simulatorSecrets(folder, provider);
  const simulator = await openSimulator({
    ...readProtocol(provider, folder),
    port: 0,
    host: '127.0.0.1',
    journalFile: join(folder, 'journal.jsonl'),
    webhookUrl,
    shopName: 'Aangan',
  });
  const { url } = simulator;
  const gateway = gatewayClientOf(provider, { url, folder, timeoutMs, siteOrigins });
  return {
    url,
    folder,
    secrets: secrets as unknown as SimulatorSecrets[Provider],
    gateway,
    async control(wanted) {
      const response = await fetch(`${url}/control`, {
        method: 'POST',
        headers: { authorization: `Bearer ${controlKey}`, 'content-type': 'application/json' },
        body: JSON.stringify(wanted),
      });
      if (!response.ok) throw new Error(`The simulator refused: ${await response.text()}`);
    },
    async book() {
      const headers = { authorization: `Bearer ${controlKey}` };
      const response = await fetch(`${url}/control/book`, { headers });
      return (await response.json()) as GatewayBook;
    },
    async press(payUrl, choice, webhook = 'never', mode = 'UPI') {
      const form = { method: 'POST', redirect: 'manual' } as const;
      const body = new URLSearchParams({ choice, webhook, mode });
      return fetch(await payPageOf(gateway, payUrl), { ...form, body });
    },
    async close() {
      await simulator.close();
      rmSync(folder, { recursive: true });
    },
  };
}

/** The page that the browser reaches in the end: a form of ours may have sent it on. */
export async function payPageOf({ checkout }: Gateway, payUrl: string): Promise<string> {
  if (!checkout) return payUrl;
  const reference = new URL(payUrl).pathname.split('/').at(-1) ?? '';
  const form = await checkout.formFor(reference, `${new URL(payUrl).origin}/back`);
  if (typeof form === 'string') throw new Error(`There is no form: ${form}`);
  const body = new URLSearchParams(form.fields);
  const answer = await fetch(form.action, { method: 'POST', redirect: 'manual', body });
  const location = answer.headers.get('location');
  if (!location) throw new Error(`The gateway refused the form: ${await answer.text()}`);
  return location;
}

/** Our client of a simulated gateway that keeps its secrets in that folder. */
export function gatewayClientOf(
  provider: PaymentProvider,
  {
    url,
    folder,
    timeoutMs,
    siteOrigins,
  }: Required<Pick<TestGatewayOptions, 'timeoutMs' | 'siteOrigins'>> & {
    readonly url: string;
    readonly folder: string;
  },
): Gateway {
  return openSimulated(provider, folder, {
    ...{ url, payPageOrigin: url, siteOrigins, brandName: 'Aangan', timeoutMs },
  });
}
