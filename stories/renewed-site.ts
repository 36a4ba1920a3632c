import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type RenewedSite = {
  readonly url: string;
  /** Serves another build from now on: every file has another name. */
  renew(): void;
  close(): void;
};

/** The product at a second address, where a new version can be put up while pages are open. */
export async function openRenewedSite(product: string): Promise<RenewedSite> {
  let renewed = false;
  const server = createServer((request, response) => {
    pass(product, request, response, renewed).catch(() => response.destroy());
  });
  await new Promise<void>((open) => server.listen(0, '127.0.0.1', open));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    renew: () => {
      renewed = true;
    },
    close: () => closeNow(server),
  };
}

async function pass(
  product: string,
  { url = '/', headers }: IncomingMessage,
  response: ServerResponse,
  renewed: boolean,
): Promise<void> {
  const { cookie = '', accept = '' } = headers;
  const answer = await fetch(product + url.replace('/assets/2/', '/assets/'), {
    headers: { cookie, accept, 'accept-encoding': 'identity' },
  });
  const type = answer.headers.get('content-type') ?? '';
  const policy = answer.headers.get('content-security-policy') ?? '';
  response.writeHead(answer.status, { 'content-type': type, 'content-security-policy': policy });
  if (type.includes('event-stream')) return void response.end();
  const isText = /html|javascript|css/.test(type);
  const body = Buffer.from(await answer.arrayBuffer());
  response.end(renewed && isText ? renamed(body.toString('utf8')) : body);
}

const renamed = (text: string): string =>
  text
    .replaceAll('/assets/', '/assets/2/')
    .replaceAll('"assets/', '"assets/2/')
    .replaceAll('`assets/', '`assets/2/')
    .replace(/version:(["`])\w+/, 'version:$1renewed');

function closeNow(server: Server): void {
  server.closeAllConnections();
  server.close();
}
