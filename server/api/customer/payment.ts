import { initiatePayment } from '#contract/customer/initiate-payment.ts';
import { accept, refuse } from '#kernel/outcome.ts';
import { startPayment } from '#server/effects/start-payment.ts';
import { throttle } from '#server/flows/identity/throttle.ts';
import { beginPayment } from '#server/flows/payment/begin-payment.ts';
import { paymentBuckets } from '#server/modules/identity/throttling.ts';
import { isOurs } from '../http/is-ours.ts';
import { answer } from '../http/mount-routes.ts';

/** An order that came to its end while we looked is followed by a new one; more often than that something is wrong. */
const MOST_BEGINNINGS = 3;

/** Refusals that our own screens would hardly cause: another's booking, or an amount that the server has not told them. */
const NEVER_BY_OUR_SCREENS: ReadonlySet<string> = new Set(['booking-not-found', 'amount-mismatch']);

/** The specification's own call (§7): the browser leaves for the address it answers with. */
export const answerInitiatePayment = answer(
  initiatePayment,
  async (input, { world, person, now }) => {
    const { provider, bookingId, amount: amountPaise, redirectUrl } = input;
    if (!world.gateways.has(provider)) return refuse('provider-not-available');

    const attempt = await throttle(world, paymentBuckets(person.id), now);
    if (!attempt.ok) return attempt;
    const suspect = { person: person.id, booking: bookingId };
    if (!isOurs(redirectUrl, world.origins)) {
      world.log.security('payment-tampered', { ...suspect, reason: 'redirect-not-allowed' });
      return refuse('redirect-not-allowed');
    }
    for (let beginnings = 0; beginnings < MOST_BEGINNINGS; beginnings += 1) {
      const command = { bookingId, userId: person.id, provider, amountPaise };
      const begun = await beginPayment(world, command);
      if (!begun.ok) {
        const { code: reason } = begun.refusal;
        if (NEVER_BY_OUR_SCREENS.has(reason))
          world.log.security('payment-tampered', { ...suspect, reason });
        return begun;
      }
      const started = await startPayment(world, begun.value, redirectUrl);
      if (started.kind === 'go') return accept({ redirectUrl: started.payUrl });
      if (started.kind === 'unavailable') break;
    }
    return refuse('payment-gateway-unavailable');
  },
);
