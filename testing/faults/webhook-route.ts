import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PaymentProvider } from '#contract/customer/booking.ts';
import type { ReceivedWebhook } from '#server/adapters/gateway/gateway.ts';
import { askPayment } from '#server/effects/ask-payment.ts';
import { moveTransfer } from '#server/effects/move-transfer.ts';
import { receiveWebhook } from '#server/effects/receive-webhook.ts';
import { transferIdOf } from '#server/modules/transfer/transfer.ts';
import type { EffectTestDeps } from '../payment-effects.ts';

type Hears = { hear(webhook: ReceivedWebhook): Promise<boolean> };

export type WebhookRoute = {
  readonly url: string;
  open(app: Hears): void;
  close(): Promise<void>;
};

/** Webhooks come in over HTTP; what the server would make a job of is done at once. */
export async function hearWebhooks(): Promise<WebhookRoute> {
  let app: Hears | undefined;
  const server = createServer(async (request, response) => {
    const webhook = await webhookOf(request);
    response.statusCode = (await app?.hear(webhook)) ? 200 : 401;
    response.end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    open: (opened) => {
      app = opened;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export async function webhookOf(request: IncomingMessage): Promise<ReceivedWebhook> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const header = (name: string) => (request.headers[name] as string | undefined) ?? null;
  return { body: Buffer.concat(chunks), header };
}

export async function hear(
  app: EffectTestDeps,
  provider: PaymentProvider,
  webhook: ReceivedWebhook,
): Promise<boolean> {
  try {
    if ((await receiveWebhook(app, provider, webhook)) !== 'accepted') return false;
    const hint = app.gateways.get(provider)?.verifyWebhook(webhook);
    if (hint?.about === 'order') await askPayment(app, { attemptId: hint.reference });
    if (hint?.about === 'refund')
      await moveTransfer(app, { transferId: transferIdOf(hint.reference) });
  } catch {
    // Cut off; the clock asks again.
  }
  return true;
}
