import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pipeline } from 'node:stream';

export type Balancer = {
  readonly url: string;
  /** The servers that it sends requests to at the moment. */
  serving(): readonly string[];
  close(): Promise<void>;
};

export type BalancerOptions = {
  readonly port: number;
  readonly servers: readonly string[];
  readonly everyMs?: number;
  /** How many bad looks in a row take a server out, one good look takes it in again. */
  readonly fall?: number;
};

/**
 * As small as a load balancer can be, and no kinder: it looks at `/readyz` now and then, sends each request to the next
 * server that was ready, keeps connections open between requests, and tries nothing twice.
 */
export async function openBalancer(options: BalancerOptions): Promise<Balancer> {
  const { port, servers, everyMs = 200, fall = 2 } = options;
  const agent = new Agent({ keepAlive: true, maxSockets: 256 });
  const bad = new Map(servers.map((server) => [server, fall]));
  let turn = 0;
  const serving = () => servers.filter((server) => (bad.get(server) ?? 0) < fall);

  const lookAt = async (server: string): Promise<void> => {
    const isReady = await fetch(`${server}/readyz`, { signal: AbortSignal.timeout(10_000) }).then(
      async (answer) => {
        await answer.arrayBuffer();
        return answer.ok;
      },
      () => false,
    );
    bad.set(server, isReady ? 0 : (bad.get(server) ?? 0) + 1);
  };
  const looks = setInterval(() => void Promise.all(servers.map(lookAt)), everyMs);
  await Promise.all(servers.map(lookAt));

  const passOn = (incoming: IncomingMessage, outgoing: ServerResponse): void => {
    const candidates = serving();
    turn += 1;
    const server = candidates[turn % candidates.length];
    if (!server) {
      outgoing.writeHead(503).end('{"code":"nobody-serves"}');
      return;
    }
    const onward = request(
      `${server}${incoming.url}`,
      { method: incoming.method ?? 'GET', headers: incoming.headers, agent },
      (answer) => {
        const { connection: _, ...headers } = answer.headers;
        outgoing.writeHead(answer.statusCode ?? 502, headers);
        pipeline(answer, outgoing, () => {});
      },
    );
    onward.on('error', () => {
      if (!outgoing.headersSent) outgoing.writeHead(502);
      outgoing.end('{"code":"broken-on-the-way"}');
    });
    outgoing.on('close', () => onward.destroy());
    pipeline(incoming, onward, () => {});
  };
  const front = createServer(passOn);
  await new Promise<void>((resolve) => front.listen(port, '127.0.0.1', resolve));
  return {
    url: `http://localhost:${(front.address() as AddressInfo).port}`,
    serving,
    close: async () => {
      clearInterval(looks);
      agent.destroy();
      front.closeAllConnections();
      await new Promise((resolve) => front.close(resolve));
    },
  };
}
