import { Hono } from 'hono';
import * as z from 'zod/mini';
import type { Desk } from './desk.ts';
import { faultSwitches } from './faults.ts';
import { MODES } from './orders.ts';
import { decide } from './pay-routes.ts';
import { settlementOf } from './settling.ts';

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

/** The switchboard for tests and for whoever wants to see the house under a bad gateway. */
export function controlApi(desk: Desk): Hono {
  const api = new Hono();
  api.get('/', (context) =>
    context.json({ gateway: desk.protocol.provider, faults: desk.switches }),
  );
  /** Everything it knows, for whoever compares it with what the house knows. */
  api.get('/book', (context) =>
    context.json({ orders: desk.book.listOrders(), refunds: desk.book.listRefunds() }),
  );
  api.get('/settlement/:day', (context) => {
    const rows = settlementOf(desk, context.req.param('day'));
    const file = rows.length > 0 ? desk.protocol.settlementFile?.(rows) : undefined;
    return file === undefined ? context.notFound() : context.text(file);
  });
  api.post('/', async (context) => {
    const wanted = control.safeParse(await context.req.json().catch(() => undefined));
    if (!wanted.success) return context.json({ code: 'BAD_REQUEST', message: 'bad request' }, 400);
    const { faults, pay, announce } = wanted.data;
    if (faults) desk.switches = faults;

    const order = desk.book.findOrder(pay?.merchantOrderId ?? announce?.merchantOrderId ?? '');
    if ((pay || announce) && !order)
      return context.json({ code: 'ORDER_NOT_FOUND', message: 'order not found' }, 404);
    if (pay && order) {
      const { outcome, mode, silentMs } = pay;
      decide(desk, order, { outcome, mode, ...(silentMs ? { silentMs } : {}) }, undefined);
    }
    if (announce && order) desk.courier.announce({ about: 'order', order }, desk.switches.webhooks);
    return context.json({ gateway: desk.protocol.provider, faults: desk.switches });
  });
  return api;
}
