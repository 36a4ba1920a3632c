import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ReceivedWebhook } from '#server/adapters/gateway/gateway.ts';

export type WebhookShop = {
  readonly url: string;
  /** Everything so far that names this reference. */
  about(reference: string): readonly ReceivedWebhook[];
  /** Answers 503 so many times. */
  refuse(times: number): void;
  close(): Promise<void>;
};

/** A merchant who writes down every webhook. */
export async function openWebhookShop(): Promise<WebhookShop> {
  const received: ReceivedWebhook[] = [];
  let refusals = 0;
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    received.push({ body: Buffer.concat(chunks), header: headerOf(request.headers) });
    response.statusCode = refusals > 0 ? 503 : 200;
    refusals -= 1;
    response.end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    about: (reference) => received.filter(({ body }) => Buffer.from(body).includes(reference)),
    refuse: (times) => {
      refusals = times;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const headerOf = (headers: IncomingHttpHeaders) => (name: string) => {
  const value = headers[name];
  return typeof value === 'string' ? value : null;
};
