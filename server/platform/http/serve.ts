import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { CannotStart } from '../cannot-start.ts';
import { namesHost, refuseEarly } from './refuse-early.ts';
import { countUnanswered } from './unanswered.ts';

export type ServeOptions = {
  readonly fetch: (request: Request, env: object) => Response | Promise<Response>;
  /** Asked first; true when it has answered. */
  readonly answerAtOnce?: (incoming: IncomingMessage, outgoing: ServerResponse) => boolean;
  /** Headers of every answer; one that says something else of its own has the last word. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Sees every request before it is answered. */
  readonly onRequest?: (incoming: IncomingMessage) => void;
  readonly port: number;
  readonly host: string;
};

export type Serving = {
  readonly port: number;
  /** Still takes requests, and says with each answer that its connection ends: others are to be sent elsewhere. */
  leave(): void;
  /** Takes no new request, lets those in hand finish, and cuts what is still open after the patience. */
  close(patienceMs?: number): Promise<void>;
};

const PATIENCE_MS = 10_000;

export async function serve({
  fetch,
  answerAtOnce = () => false,
  headers = {},
  onRequest = () => {},
  port,
  host,
}: ServeOptions): Promise<Serving> {
  let leaving = false;
  const answer: ServeOptions['fetch'] = (request, env) => {
    const response = fetch(request, env);
    return response instanceof Promise ? countUnanswered(response).then(dismiss) : response;

    // The answer to a request that was in hand before.
    function dismiss(settled: Response): Response {
      const { outgoing } = env as Partial<HttpBindings>;
      if (leaving && outgoing) isTheLast(undefined, outgoing);
      return settled;
    }
  };
  // A plain check of an old proxy names no host; whatever needs one is judged by its origin.
  const listener = getRequestListener(answer, { hostname: 'localhost' });
  const server = createServer(LIMITS, (incoming, outgoing) => {
    for (const name in headers) outgoing.setHeader(name, headers[name] as string);
    if (!namesHost(incoming, outgoing)) return;
    onRequest(incoming);
    if (!answerAtOnce(incoming, outgoing)) void listener(incoming, outgoing);
  });
  refuseEarly(server, headers);
  await listen(server, port, host);
  let closing: Promise<void> | undefined;
  const leave = () => {
    if (!leaving) server.prependListener('request', isTheLast);
    leaving = true;
  };
  return {
    port: (server.address() as AddressInfo).port,
    leave,
    close: (patienceMs = PATIENCE_MS) => {
      leave();
      closing ??= closeGently(server, patienceMs);
      return closing;
    },
  };
}

/** A client that sends its request drop by drop loses its connection instead of holding ours for ever. */
const LIMITS = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 5_000,
  // Longer than the minute for which load balancers keep a connection, so that it is never we who hang up first.
  keepAliveTimeout: 65_000,
  // Asked for by `namesHost`, whose answer has the headers of all others.
  requireHostHeader: false,
} as const;

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(explain(error, port, host)));
    server.listen(port, host, () => resolve());
  });
}

function explain(error: Error, port: number, host: string): Error {
  const { code } = error as { code?: string };
  if (code === 'EADDRINUSE') {
    return new CannotStart(
      `Port ${port} is taken by another program; stop it, or choose another port with PORT.`,
    );
  }
  if (code === 'EACCES')
    return new CannotStart(`Port ${port} needs more rights; choose another port with PORT.`);
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return new CannotStart(`This machine has no address ${host}; choose another with HOST.`);
  }
  return error;
}

/** The last answer on a connection says that it is the last, so that no client sends another request into the void. */
const isTheLast = (_: unknown, response: Pick<ServerResponse, 'setHeader'>): void => {
  response.setHeader('connection', 'close');
};

function closeGently(server: Server, patienceMs: number): Promise<void> {
  return new Promise((resolve) => {
    const cut = setTimeout(() => server.closeAllConnections(), patienceMs);
    server.close(() => {
      clearTimeout(cut);
      resolve();
    });
    const sweep = setInterval(() => server.closeIdleConnections(), 50);
    server.once('close', () => clearInterval(sweep));
  });
}
