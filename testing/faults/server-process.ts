import { createServer } from 'node:http';
import type { PaymentProvider } from '#contract/customer/booking.ts';
import type { Customer } from '#server/flows/booking/book-slot.ts';
import { connect } from '#server/platform/database/connect.ts';
import { payoutClientOf } from '../payouts.ts';
import { gatewayClientOf } from '../sandbox.ts';
import { chanceFrom } from './chance.ts';
import { type Manner, type QueuedAction, startFaultyServer } from './faulty-server.ts';
import { webhookOf } from './webhook-route.ts';

export type ServerToKill = {
  readonly databaseUrl: string;
  readonly port: number;
  readonly provider: PaymentProvider;
  readonly customer: Customer;
  readonly seed: number;
  readonly timeoutMs: number;
  /** Addresses of the simulators, and the folders in which they keep their secrets. */
  readonly gateway: { readonly url: string; readonly folder: string };
  readonly company: { readonly url: string; readonly folder: string };
};

/** The server of a campaign in a process of its own, to be killed: it keeps nothing but what the database keeps. */
const told = JSON.parse(process.argv[2] ?? '') as ServerToKill;
const { provider, customer, timeoutMs } = told;
const app = startFaultyServer({
  pool: connect({ url: told.databaseUrl, poolSize: 16, waitMs: 60_000 }),
  provider,
  customer,
  gateway: gatewayClientOf(provider, {
    ...told.gateway,
    timeoutMs,
    siteOrigins: ['http://localhost:4200'],
  }),
  payouts: payoutClientOf({ ...told.company, timeoutMs }),
  chance: chanceFrom(told.seed),
});

const server = createServer(async (request, response) => {
  const received = await webhookOf(request);
  if (request.url !== '/do') {
    response.statusCode = (await app.hear(received)) ? 200 : 401;
    return response.end();
  }
  try {
    const asked = JSON.parse(Buffer.from(received.body).toString('utf8')) as {
      queuedAction: QueuedAction;
      manner: Manner;
    };
    return response.end(JSON.stringify(await app.perform(asked.queuedAction, asked.manner)));
  } catch (error) {
    response.statusCode = 500;
    return response.end((error as Error).stack);
  }
});
server.listen(told.port, '127.0.0.1', () => process.send?.('ready'));
