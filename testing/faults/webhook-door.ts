import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PaymentProvider } from '#contract/customer/booking.ts';
import { askPayment } from '#server/errands/ask-payment.ts';
import { moveRefund } from '#server/errands/move-refund.ts';
import { receiveWebhook } from '#server/errands/receive-webhook.ts';
import type { ReceivedWebhook } from '#server/outside/gateway/gateway.ts';
import type { ErrandTestHouse } from '../payment-errands.ts';

export type WebhookDoor = {
  readonly url: string;
  open(house: ErrandTestHouse): void;
  close(): Promise<void>;
};

/** Webhooks come in over HTTP; what the house would make a job of is done at once. */
export async function hearWebhooks(provider: PaymentProvider): Promise<WebhookDoor> {
  let house: ErrandTestHouse | undefined;
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const header = (name: string) => (request.headers[name] as string | undefined) ?? null;
    const webhook = { body: Buffer.concat(chunks), header };
    response.statusCode = house && (await hear(house, provider, webhook)) ? 200 : 401;
    response.end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    open: (opened) => {
      house = opened;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function hear(
  house: ErrandTestHouse,
  provider: PaymentProvider,
  webhook: ReceivedWebhook,
): Promise<boolean> {
  try {
    if ((await receiveWebhook(house, provider, webhook)) !== 'accepted') return false;
    const hint = house.gateways.get(provider)?.verifyWebhook(webhook);
    if (hint?.about === 'order') await askPayment(house, { attemptId: hint.reference });
    if (hint?.about === 'refund')
      await moveRefund(house, { refundId: hint.reference.replace(/-\d+$/, '') });
  } catch {
    // Cut off; the clock asks again.
  }
  return true;
}
