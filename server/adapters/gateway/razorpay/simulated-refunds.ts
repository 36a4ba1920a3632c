import type { Context, Hono } from 'hono';
import * as z from 'zod/mini';
import { answerCall } from '../simulator/inject-fault.ts';
import type { Order } from '../simulator/orders.ts';
import type { SimulatorContext } from '../simulator/simulator-context.ts';
import { refundOf } from './simulated-words.ts';

const refundRequest = z.object({
  amount: z.number().check(z.int(), z.minimum(100)),
  receipt: z.string().check(z.maxLength(40)),
});

const idempotencyKey = /^[A-Za-z0-9_-]{10,}$/;

/** Refunds of a payment: the same key with the same body is the same refund, with another body it is refused. */
export function openRefunds(app: Hono, simulator: SimulatorContext): void {
  const refuse = (context: Context, why: string) => simulator.protocol.refuse(context, 400, why);

  app.post('/v1/payments/:id/refund', async (context) => {
    const { id } = context.req.param();
    const read = refundRequest.safeParse(await context.req.json().catch(() => undefined));
    const key = context.req.header('x-refund-idempotency') ?? '';
    if (!read.success || !idempotencyKey.test(key)) return refuse(context, 'input_validation');
    const order = findByPayment(simulator, id);
    const { amount, receipt } = read.data;
    return answerCall(
      simulator,
      context,
      { call: 'create-refund', about: order?.merchantOrderId },
      () => {
        if (!order) return refuse(context, 'The id provided does not exist');
        const known = simulator.book.findRefund(key);
        if (known)
          return known.amount === amount
            ? context.json(refundOf(known, id))
            : refuse(context, 'Different request body sent for the same idempotency key');
        if (simulator.book.refundedOf(order.merchantOrderId) + amount > order.amount)
          return refuse(
            context,
            'The total refund amount is greater than the refund payment amount',
          );
        const wanted = {
          merchantRefundId: receipt,
          originalMerchantOrderId: order.merchantOrderId,
          amount,
        };
        return context.json(
          refundOf(simulator.refunding.begin(wanted, simulator.switches.refunds), id),
        );
      },
    );
  });

  app.get('/v1/payments/:id/refunds', (context) => {
    const { id } = context.req.param();
    const order = findByPayment(simulator, id);
    return answerCall(
      simulator,
      context,
      { call: 'ask-refund', about: order?.merchantOrderId },
      () => {
        if (!order) return refuse(context, 'The id provided does not exist');
        const items = simulator.book
          .listRefunds()
          .filter(
            ({ originalMerchantOrderId }) => originalMerchantOrderId === order.merchantOrderId,
          )
          .map((one) => refundOf(one, id));
        return context.json({ entity: 'collection', count: items.length, items });
      },
    );
  });
}

const findByPayment = (simulator: SimulatorContext, id: string): Order | undefined =>
  simulator.book
    .listOrders()
    .find((order) =>
      order.payments.some((one) => one.transactionId === id && one.state === 'COMPLETED'),
    );
