import { Hono } from 'hono';
import * as z from 'zod/mini';
import { faultSwitches } from './faults.ts';
import { MODES } from './orders.ts';
import { decide } from './pay-routes.ts';
import { settlementOf } from './settling.ts';
import type { SimulatorContext } from './simulator-context.ts';

const control = z.object({
  /** All switches at once; what is left out is switched off. */
  faults: z.optional(faultSwitches),
  /** Pays, declines or leaves undecided without the page; a declined order may still be paid later, as with real gateways. */
  pay: z.optional(
    z.object({
      merchantOrderId: z.string(),
      /** `given-back`: taken by the bank, never captured, and returned by the gateway itself, as Razorpay does. */
      outcome: z.enum(['completed', 'failed', 'pending', 'given-back']),
      silentMs: z.optional(z.number()),
      /** At a gateway that leaves the choice to the person. */
      mode: z.optional(z.enum(MODES)),
    }),
  ),
  /** Sends the webhook about an order again, as a new event. */
  announce: z.optional(z.object({ merchantOrderId: z.string() })),
});

/** The switchboard for tests, and for developers who want to see the product under a bad gateway. */
export function controlApi(simulator: SimulatorContext): Hono {
  const api = new Hono();
  api.get('/', (context) =>
    context.json({ gateway: simulator.protocol.provider, faults: simulator.switches }),
  );
  /** Everything it knows, to be compared with what the server knows. */
  api.get('/book', (context) =>
    context.json({ orders: simulator.book.listOrders(), refunds: simulator.book.listRefunds() }),
  );
  api.get('/settlement/:day', (context) => {
    const rows = settlementOf(simulator, context.req.param('day'));
    const file = rows.length > 0 ? simulator.protocol.settlementFile?.(rows) : undefined;
    return file === undefined ? context.notFound() : context.text(file);
  });
  api.post('/', async (context) => {
    const wanted = control.safeParse(await context.req.json().catch(() => undefined));
    if (!wanted.success) return context.json({ code: 'BAD_REQUEST', message: 'bad request' }, 400);
    const { faults, pay, announce } = wanted.data;
    if (faults) simulator.switches = faults;

    const order = simulator.book.findOrder(pay?.merchantOrderId ?? announce?.merchantOrderId ?? '');
    if ((pay || announce) && !order)
      return context.json({ code: 'ORDER_NOT_FOUND', message: 'order not found' }, 404);
    if (pay && order) {
      const { outcome, mode, silentMs } = pay;
      decide(simulator, order, { outcome, mode, ...(silentMs ? { silentMs } : {}) }, undefined);
    }
    if (announce && order)
      simulator.webhookSender.announce({ about: 'order', order }, simulator.switches.webhooks);
    return context.json({ gateway: simulator.protocol.provider, faults: simulator.switches });
  });
  return api;
}
