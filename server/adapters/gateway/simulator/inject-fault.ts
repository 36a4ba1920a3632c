import type { Context } from 'hono';
import { type CallFault, takeFault } from './faults.ts';
import type { Order } from './orders.ts';
import type { SimulatorContext } from './simulator-context.ts';

/** Answers a call of the merchant, or injects a switched-on fault: before, instead of or after its work. */
export async function answerCall(
  simulator: SimulatorContext,
  context: Context,
  { call, about }: { readonly call: CallFault['call']; readonly about: string | undefined },
  work: (fault: CallFault | undefined) => Response,
): Promise<Response> {
  const fault = takeFault(simulator.switches, call, about);
  if (fault?.delayMs) await new Promise((resolve) => setTimeout(resolve, fault.delayMs));
  switch (fault?.kind) {
    case 'server-error':
      return simulator.protocol.refuse(context, 503, 'INTERNAL_SERVER_ERROR');
    case 'no-answer':
      return silence(simulator, context);
    case 'no-answer-after-success':
      work(fault);
      return silence(simulator, context);
    case 'duplicate':
      work(fault);
      return simulator.protocol.refuse(context, 409, 'DUPLICATE_NAME');
    case 'redirect':
      return context.redirect('https://elsewhere.example/', 302);
    case 'not-json':
      work(fault);
      return context.html('<h1>Bad gateway</h1>');
    default:
      return work(fault);
  }
}

/** Until the caller hangs up, or for two minutes. */
export async function silence(simulator: SimulatorContext, context: Context): Promise<Response> {
  const { signal } = context.req.raw;
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, 120_000);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
  return simulator.protocol.refuse(context, 504, 'TIME_OUT');
}

/** Questions about this order get no answer for now. */
export const isSilent = (simulator: SimulatorContext, order: Order | undefined): boolean =>
  order?.silentUntil !== undefined && simulator.now() < order.silentUntil;

/** The order as a lying gateway tells it. */
export function distort(order: Order, fault: CallFault | undefined): Order {
  if (fault?.kind === 'wrong-order')
    return { ...order, merchantOrderId: `${order.merchantOrderId.slice(0, 30)}-other` };
  if (fault?.kind !== 'wrong-amount') return order;
  const payments = order.payments.map((one) => ({ ...one, amount: one.amount - 100 }));
  return { ...order, amount: order.amount - 100, payments };
}
