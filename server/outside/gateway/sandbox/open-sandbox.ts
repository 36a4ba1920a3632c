import { timingSafeEqual } from 'node:crypto';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type ServerType, serve } from '@hono/node-server';
import { type Context, Hono, type Next } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { type Desk, merchantApi } from './api.ts';
import { openBook } from './book.ts';
import { controlApi } from './control.ts';
import { startCourier } from './courier.ts';
import { noFaults } from './faults.ts';
import { fontRoutes } from './fonts.ts';
import { payRoutes } from './pay-routes.ts';
import { startRefunding } from './refunding.ts';

export type SandboxOptions = {
  /** 0 takes any free port. */
  readonly port: number;
  readonly host: string;
  /** Where customers' browsers reach the pay page, when that is not the port on this machine. */
  readonly publicOrigin?: string;
  /** What it remembers, over restarts. */
  readonly journalFile: string;
  readonly apiKey: string;
  readonly webhookUrl: string;
  readonly webhookSecret: string;
};

export type Sandbox = { readonly url: string; close(): Promise<void> };

/** A payment gateway without money: orders, pay page, refunds, signed webhooks, and every fault on demand. */
export async function openSandbox(options: SandboxOptions): Promise<Sandbox> {
  const house = Promise.withResolvers<Hono>();
  // The port comes first: a second process that cannot have it must not touch the first one's journal.
  const server = await listen(async (request) => (await house.promise).fetch(request), options);
  const url = `http://localhost:${(server.address() as AddressInfo).port}`;
  const book = openBook(options.journalFile, Date.now);
  const courier = startCourier(book, { url: options.webhookUrl, secret: options.webhookSecret });
  const desk: Desk = {
    book,
    courier,
    refunding: startRefunding(book, courier, () => desk.switches.webhooks),
    switches: noFaults(),
    origin: options.publicOrigin ?? url,
    now: Date.now,
  };

  const app = new Hono();
  app.use(bodyLimit({ maxSize: 64 * 1024 }));
  app.get('/healthz', (context) => context.json({ gateway: 'sandbox' }));
  app.use('/v1/*', keyRequired(options.apiKey));
  app.use('/control', keyRequired(options.apiKey));
  app.route('/v1', merchantApi(desk));
  app.route('/control', controlApi(desk));
  app.route('/pay', payRoutes(desk));
  app.route('/fonts', fontRoutes());

  house.resolve(app);
  return {
    url,
    async close() {
      courier.stop();
      desk.refunding.stop();
      const closed = new Promise((resolve) => server.close(resolve));
      (server as Server).closeAllConnections();
      await closed;
    },
  };
}

function listen(
  fetch: (request: Request) => Promise<Response>,
  { port, host }: SandboxOptions,
): Promise<ServerType> {
  return new Promise((resolve, reject) => {
    const server = serve({ fetch, port, hostname: host }, () => resolve(server));
    server.once('error', reject);
  });
}

const keyRequired = (apiKey: string) => async (context: Context, next: Next) => {
  const given = Buffer.from(context.req.header('authorization') ?? '');
  const expected = Buffer.from(`Bearer ${apiKey}`);
  if (given.length === expected.length && timingSafeEqual(given, expected)) return next();
  return context.json({ code: 'UNAUTHORIZED', message: 'unauthorized' }, 401);
};
