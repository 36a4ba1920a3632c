import { type Context, Hono } from 'hono';
import type * as z from 'zod/mini';
import type { Instant } from '#kernel/time.ts';
import type { Book } from './book.ts';
import type { Courier } from './courier.ts';
import { type CallFault, type FaultSwitches, takeFault } from './faults.ts';
import { newSandboxId, type Order, refundStatusOf, statusOf } from './orders.ts';
import { createOrderRequest, createRefundRequest } from './protocol.ts';
import type { Refunding } from './refunding.ts';

export type Desk = {
  readonly book: Book;
  readonly courier: Courier;
  readonly refunding: Refunding;
  /** Set anew as a whole by `POST /control`. */
  switches: FaultSwitches;
  /** Of the pay page, as customers' browsers reach it. */
  readonly origin: string;
  readonly now: () => Instant;
};

/** What the merchant's server calls; whoever mounts it has checked the key. */
export function merchantApi(desk: Desk): Hono {
  const api = new Hono();

  api.post('/orders', async (context) => {
    const wanted = await read(context, createOrderRequest);
    if (!wanted) return refusal(context, 400, 'BAD_REQUEST');
    const fault = takeFault(desk.switches, 'create-order', wanted.merchantOrderId);
    return befall(context, fault, () => {
      if (desk.book.findOrder(wanted.merchantOrderId))
        return refusal(context, 409, 'DUPLICATE_ORDER');
      const order: Order = {
        kind: 'order',
        id: newSandboxId('SBXO'),
        merchantOrderId: wanted.merchantOrderId,
        amount: wanted.amount,
        paymentMode: wanted.paymentMode,
        redirectUrl: wanted.redirectUrl,
        description: wanted.description,
        expireAt: desk.now() + wanted.expireAfter * 1000,
        state: 'PENDING',
        payments: [],
      };
      desk.book.write(order);
      const origin = fault?.kind === 'foreign-pay-page' ? 'https://pay.example' : desk.origin;
      const redirectUrl = `${origin}/pay/${order.id}`;
      return context.json({
        orderId: order.id,
        state: order.state,
        expireAt: order.expireAt,
        redirectUrl,
      });
    });
  });

  api.get('/orders/:merchantOrderId/status', (context) => {
    const { merchantOrderId } = context.req.param();
    const fault = takeFault(desk.switches, 'ask-order', merchantOrderId);
    const order = desk.book.findOrder(merchantOrderId);
    if (order?.silentUntil && desk.now() < order.silentUntil) return silence(context);
    return befall(context, fault, () =>
      order ? context.json(distort(order, fault)) : refusal(context, 404, 'ORDER_NOT_FOUND'),
    );
  });

  api.post('/refunds', async (context) => {
    const wanted = await read(context, createRefundRequest);
    if (!wanted) return refusal(context, 400, 'BAD_REQUEST');
    const fault = takeFault(desk.switches, 'create-refund', wanted.originalMerchantOrderId);
    return befall(context, fault, () => {
      const known = desk.book.findRefund(wanted.merchantRefundId);
      if (known) return context.json(refundStatusOf(known));
      const order = desk.book.findOrder(wanted.originalMerchantOrderId);
      if (order?.state !== 'COMPLETED') return refusal(context, 400, 'ORDER_NOT_PAID');
      const refunded = desk.book.refundedOf(order.merchantOrderId);
      if (refunded + wanted.amount > order.amount) return refusal(context, 400, 'AMOUNT_TOO_LARGE');
      return context.json(refundStatusOf(desk.refunding.begin(wanted, desk.switches.refunds)));
    });
  });

  api.get('/refunds/:merchantRefundId/status', (context) => {
    const refund = desk.book.findRefund(context.req.param('merchantRefundId'));
    const fault = takeFault(desk.switches, 'ask-refund', refund?.originalMerchantOrderId);
    return befall(context, fault, () =>
      refund ? context.json(refundStatusOf(refund)) : refusal(context, 404, 'REFUND_NOT_FOUND'),
    );
  });

  return api;
}

/** Lets a switched-on fault befall a call: before, instead of or after its work. */
async function befall(
  context: Context,
  fault: CallFault | undefined,
  work: () => Response,
): Promise<Response> {
  if (fault?.delayMs) await new Promise((resolve) => setTimeout(resolve, fault.delayMs));
  switch (fault?.kind) {
    case 'server-error':
      return refusal(context, 503, 'INTERNAL_SERVER_ERROR');
    case 'no-answer':
      return silence(context);
    case 'no-answer-after-success':
      work();
      return silence(context);
    case 'duplicate':
      work();
      return refusal(context, 409, 'DUPLICATE_NAME');
    case 'redirect':
      return context.redirect('https://elsewhere.example/', 302);
    case 'not-json':
      work();
      return context.html('<h1>Bad gateway</h1>');
    default:
      return work();
  }
}

/** Until the caller hangs up, or for two minutes. */
async function silence(context: Context): Promise<Response> {
  const { signal } = context.req.raw;
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, 120_000);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
  return refusal(context, 504, 'TIME_OUT');
}

function distort(order: Order, fault: CallFault | undefined): ReturnType<typeof statusOf> {
  const status = statusOf(order);
  if (fault?.kind === 'wrong-order')
    return { ...status, merchantOrderId: `${order.merchantOrderId}-other` };
  if (fault?.kind !== 'wrong-amount') return status;
  const paymentDetails = status.paymentDetails.map((payment) => ({
    ...payment,
    amount: payment.amount - 100,
  }));
  return { ...status, amount: status.amount - 100, paymentDetails };
}

async function read<Schema extends z.ZodMiniType>(
  context: Context,
  schema: Schema,
): Promise<z.infer<Schema> | undefined> {
  const parsed = schema.safeParse(await context.req.json().catch(() => undefined));
  return parsed.success ? (parsed.data as z.infer<Schema>) : undefined;
}

const refusal = (context: Context, status: 400 | 404 | 409 | 503 | 504, code: string): Response =>
  context.json({ code, message: code.toLowerCase().replaceAll('_', ' ') }, status);
