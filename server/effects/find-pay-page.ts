import type { Paise } from '#kernel/money.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Begun } from '#server/flows/payment/begin-payment.ts';
import type { PaymentDeps } from './gateway-of.ts';
import { startPayment } from './start-payment.ts';

/** An order that came to its end while we looked is followed by a new one; more often than that something is wrong. */
const MOST_BEGINNINGS = 3;

export type PayPage = { readonly payUrl: string; readonly amountPaise: Paise };

/** The page on which what is due can be paid; `begin` is asked again for an order that is over meanwhile. */
export async function findPayPage<Code extends string>(
  deps: PaymentDeps,
  begin: () => Promise<Outcome<Begun, Code>>,
  redirectUrl: string,
): Promise<Outcome<PayPage, Code | 'payment-gateway-unavailable'>> {
  for (let beginnings = 0; beginnings < MOST_BEGINNINGS; beginnings += 1) {
    const begun = await begin();
    if (!begun.ok) return begun;
    const started = await startPayment(deps, begun.value, redirectUrl);
    const { amountPaise } = begun.value.attempt;
    if (started.kind === 'go') return accept({ payUrl: started.payUrl, amountPaise });
    if (started.kind === 'unavailable') break;
  }
  return refuse('payment-gateway-unavailable');
}
