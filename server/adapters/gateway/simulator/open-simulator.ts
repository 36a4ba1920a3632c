import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type ServerType, serve } from '@hono/node-server';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { isSame } from '../signature.ts';
import { openBook } from './book.ts';
import { controlApi } from './control.ts';
import { noFaults } from './faults.ts';
import { fontRoutes } from './fonts.ts';
import { payRoutes } from './pay-routes.ts';
import { startRefunding } from './refunding.ts';
import type { Protocol, SimulatorContext } from './simulator-context.ts';
import { startWebhookSender } from './webhook-sender.ts';

export type SimulatorOptions = {
  readonly protocol: Protocol;
  /** 0 takes any free port. */
  readonly port: number;
  readonly host: string;
  /** Origin at which customers' browsers reach the pay page, when that is not the port on this machine. */
  readonly publicOrigin?: string;
  /** File that keeps its memory over restarts. */
  readonly journalFile: string;
  readonly webhookUrl: string;
  /** Name of the seller on the pay page. */
  readonly shopName: string;
  /** Opens other simulators in this process, under addresses of their own. */
  readonly beside?: (app: Hono) => { stop(): void };
  /** For the switchboard. */
  readonly controlKey: string;
};

export type Simulator = { readonly url: string; close(): Promise<void> };

/** A payment gateway without money: orders, pay page, refunds, webhooks, and every fault on demand. */
export async function openSimulator(options: SimulatorOptions): Promise<Simulator> {
  const deps = Promise.withResolvers<Hono>();
  // The port comes first: a second process that cannot have it must not touch the first one's journal.
  const server = await listen(async (request) => (await deps.promise).fetch(request), options);
  const url = `http://localhost:${(server.address() as AddressInfo).port}`;
  const { protocol } = options;
  const book = openBook(options.journalFile, Date.now);
  const webhookSender = startWebhookSender(book, protocol, options.webhookUrl);
  const simulator: SimulatorContext = {
    protocol,
    book,
    webhookSender,
    refunding: startRefunding(
      book,
      webhookSender,
      protocol.prefixes.refund,
      () => simulator.switches.webhooks,
    ),
    switches: noFaults(),
    shopName: options.shopName,
    origin: options.publicOrigin ?? url,
    now: Date.now,
  };

  const app = new Hono();
  app.use(bodyLimit({ maxSize: 64 * 1024 }));
  app.get('/healthz', (context) => context.json({ gateway: protocol.provider }));
  app.use('/control/*', async (context, next) =>
    isSame(`Bearer ${options.controlKey}`, context.req.header('authorization'))
      ? next()
      : protocol.refuse(context, 401, 'UNAUTHORIZED'),
  );
  app.route('/control', controlApi(simulator));
  app.route('/pay', payRoutes(simulator));
  app.route('/fonts', fontRoutes());
  protocol.open(app, simulator);
  const beside = options.beside?.(app);

  deps.resolve(app);
  return {
    url,
    async close() {
      beside?.stop();
      webhookSender.stop();
      simulator.refunding.stop();
      const closed = new Promise((resolve) => server.close(resolve));
      (server as Server).closeAllConnections();
      await closed;
    },
  };
}

function listen(
  fetch: (request: Request) => Promise<Response>,
  { port, host }: SimulatorOptions,
): Promise<ServerType> {
  return new Promise((resolve, reject) => {
    const server = serve({ fetch, port, hostname: host }, () => resolve(server));
    server.once('error', reject);
  });
}
