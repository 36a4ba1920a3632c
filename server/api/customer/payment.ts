import { initiatePayment } from '#contract/customer/initiate-payment.ts';
import { accept, refuse } from '#kernel/outcome.ts';
import { findPayPage } from '#server/effects/find-pay-page.ts';
import { throttle } from '#server/flows/identity/throttle.ts';
import { beginPayment } from '#server/flows/payment/begin-payment.ts';
import { paymentBuckets } from '#server/modules/identity/throttling.ts';
import { qrPath } from '#server/platform/qr/qr-path.ts';
import { isOurs } from '../http/is-ours.ts';
import { answer } from '../http/mount-routes.ts';

/** Refusals that our own screens would hardly cause: another's booking, or an amount that the server has not told them. */
const NEVER_BY_OUR_SCREENS: ReadonlySet<string> = new Set(['booking-not-found', 'amount-mismatch']);

/** The specification's own call (§7): the browser leaves for the address it answers with, or shows it to another phone. */
export const answerInitiatePayment = answer(
  initiatePayment,
  async (input, { world, person, now }) => {
    const { provider, bookingId, amount: amountPaise, redirectUrl, withCode } = input;
    if (!world.gateways.has(provider)) return refuse('provider-not-available');

    const attempt = await throttle(world, paymentBuckets(person.id), now);
    if (!attempt.ok) return attempt;
    const suspect = { person: person.id, booking: bookingId };
    if (!isOurs(redirectUrl, world.origins)) {
      world.log.security('payment-tampered', { ...suspect, reason: 'redirect-not-allowed' });
      return refuse('redirect-not-allowed');
    }
    const begin = () =>
      beginPayment(world, { bookingId, userId: person.id, provider, amountPaise });
    const page = await findPayPage(world, begin, redirectUrl);
    if (!page.ok) {
      const { code: reason } = page.refusal;
      if (NEVER_BY_OUR_SCREENS.has(reason))
        world.log.security('payment-tampered', { ...suspect, reason });
      return page;
    }
    const { payUrl } = page.value;
    return accept({ redirectUrl: payUrl, ...(withCode && { qr: qrPath(payUrl) }) });
  },
);
