import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Registry } from 'prom-client';

export type ServingMetrics = { readonly port: number; stop(): Promise<void> };

/** `/metrics` as Prometheus reads it, on a port of its own that is not for the public. */
export async function serveMetrics(
  registry: Registry,
  { port, host }: { readonly port: number; readonly host: string },
): Promise<ServingMetrics> {
  const server = createServer(async (incoming, outgoing) => {
    if (incoming.method !== 'GET' || incoming.url?.split('?')[0] !== '/metrics') {
      outgoing.writeHead(404).end();
      return;
    }
    try {
      const text = await registry.metrics();
      outgoing.writeHead(200, { 'content-type': registry.contentType }).end(text);
    } catch {
      outgoing.writeHead(500).end();
    }
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
