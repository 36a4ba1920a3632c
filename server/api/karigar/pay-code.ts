import { showPayCode } from '#contract/karigar/show-pay-code.ts';
import { accept } from '#kernel/outcome.ts';
import { findPayPage } from '#server/effects/find-pay-page.ts';
import { throttle } from '#server/flows/identity/throttle.ts';
import { beginPaymentAtDoor } from '#server/flows/payment/begin-payment-at-door.ts';
import { paymentBuckets } from '#server/modules/identity/throttling.ts';
import { qrPath } from '#server/platform/qr/qr-path.ts';
import { answer } from '../http/mount-routes.ts';

/** A Karigar shows what is due at the door; the customer's phone comes back to the customer's own page. */
export const answerShowPayCode = answer(showPayCode, async ({ id }, { world, person, now }) => {
  const attempt = await throttle(world, paymentBuckets(person.id), now);
  if (!attempt.ok) return attempt;
  const command = { bookingId: id, userId: person.id, provider: world.paymentProvider };
  const back = `${world.sender.origin}/payment-success?booking=${id}`;
  const page = await findPayPage(world, () => beginPaymentAtDoor(world, command), back);
  if (!page.ok) return page;
  const { payUrl, amountPaise } = page.value;
  return accept({ amountPaise, qr: qrPath(payUrl) });
});
