import { initiatePayment } from '#contract/customer/initiate-payment.ts';
import { accept, refuse } from '#kernel/outcome.ts';
import { startPayment } from '#server/errands/start-payment.ts';
import { throttle } from '#server/flows/identity/throttle.ts';
import { beginPayment } from '#server/flows/payment/begin-payment.ts';
import { paymentBuckets } from '#server/modules/identity/throttling.ts';
import { answer } from '../http/door.ts';

/** An order that came to its end while we looked is followed by a new one; more often than that something is wrong. */
const MOST_BEGINNINGS = 3;

/** The specification's own call (§7): the browser leaves for the address it answers with. */
export const answerInitiatePayment = answer(
  initiatePayment,
  async (input, { world, person, now }) => {
    const { provider, bookingId, amount: amountPaise, redirectUrl } = input;
    if (!world.gateways.has(provider)) return refuse('provider-not-available');
    if (!isOurs(redirectUrl, world.origins)) return refuse('redirect-not-allowed');

    const attempt = await throttle(world.pool, paymentBuckets(person.id), now);
    if (!attempt.ok) return attempt;
    for (let beginnings = 0; beginnings < MOST_BEGINNINGS; beginnings += 1) {
      const command = { bookingId, userId: person.id, provider, amountPaise };
      const begun = await beginPayment(world, command);
      if (!begun.ok) return begun;
      const started = await startPayment(world, begun.value, redirectUrl);
      if (started.kind === 'go') return accept({ redirectUrl: started.payUrl });
      if (started.kind === 'unavailable') break;
    }
    return refuse('payment-gateway-unavailable');
  },
);

/** The gateway sends the customer back there, so it must be one of our own pages. */
function isOurs(address: string, origins: readonly string[]): boolean {
  if (!URL.canParse(address)) return false;
  const { origin, username, password } = new URL(address);
  return username === '' && password === '' && origins.includes(origin);
}
