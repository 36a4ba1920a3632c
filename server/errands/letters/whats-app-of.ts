import { isKarigarNews } from '#contract/karigar-news.ts';
import { formatRupees } from '#kernel/money.ts';
import type { TemplateLetter } from '#server/outside/messages/letter.ts';
import { bookingWords } from './booking-words.ts';
import { newsByWhatsApp } from './news-by-whats-app.ts';
import type { Unworded } from './words-of.ts';

/** Which registered template says it, and what fills its gaps. Codes have none: they never go by WhatsApp. */
export function whatsAppOf({
  id,
  to,
  template,
  language,
  params,
}: Unworded): TemplateLetter | undefined {
  const letter = (registered: string, ...fill: string[]): TemplateLetter => ({
    channel: 'whatsapp',
    id,
    to,
    language,
    template: registered,
    fill,
  });
  if (isKarigarNews(template)) {
    const fill = newsByWhatsApp(template, params, language);
    return fill && letter(`karigar_${template.replaceAll('-', '_')}_v1`, ...fill);
  }
  // A payout is about no booking.
  const payout = formatRupees(Number(params.amountPaise ?? 0));
  if (template === 'payout-paid')
    return letter('payout_paid_v1', payout, String(params.refundReference));
  if (template === 'payout-returned') return letter('payout_returned_v1', payout);
  // Codes and links have no booking to tell of.
  if (params.reference === undefined) return undefined;
  const words = bookingWords(params, language);
  const { service, time, reference, amount, price, paid, fee, refund, credit, address } = words;
  switch (template) {
    case 'booking-confirmed':
    case 'booking-reseated':
      return letter(
        'booking_confirmed_v1',
        String(params.name),
        service,
        time,
        address,
        price,
        reference,
      );
    case 'booking-expired':
      return letter('booking_expired_v1', reference, service, time);
    case 'booking-rescheduled':
      return letter('booking_rescheduled_v1', reference, service, time);
    case 'booking-cancelled': {
      const none = formatRupees(0);
      return letter('booking_cancelled_v1', reference, paid ?? none, fee || none, refund || none);
    }
    case 'called-off':
      return letter(
        'booking_called_off_v1',
        reference,
        service,
        time,
        refund || formatRupees(0),
        credit || formatRupees(0),
      );
    case 'nobody-at-home':
      return letter('nobody_at_home_v1', reference, service, time, fee || formatRupees(0));
    case 'extra-work-proposed':
      return letter('extra_work_proposed_v1', amount, service, reference);
    case 'dispute-resolved':
    case 'safety-case-closed':
      return letter(
        `${template.replaceAll('-', '_')}_v1`,
        service,
        time,
        refund || formatRupees(0),
        reference,
      );
    case 'karigar-assigned':
    case 'karigar-changed':
    case 'leader-changed':
    case 'on-the-way':
    case 'start-code-used-up':
    case 'start-code-renewed':
    case 'at-the-door':
    case 'trying-to-reach':
    case 'overrun':
    case 'work-done':
    case 'work-accepted':
    case 'dispute-opened':
    case 'looking-again':
    case 'rework-booked':
    case 'nobody-yet':
    case 'nobody-for-day':
    case 'safety-case-opened':
      return letter(`${template.replaceAll('-', '_')}_v1`, service, time, reference);
    case 'karigar-says':
      return letter('karigar_says_v1', words.sentence, service, time, reference);
    case 'payment-due':
      return letter('payment_due_v1', amount, service, reference);
    case 'payment-received':
      return letter('payment_received_v1', amount, service, reference);
    case 'payment-returned':
    case 'refund-started':
      return letter('refund_started_v1', amount, reference);
    case 'refund-credited':
      return letter('refund_credited_v1', amount, reference, String(params.refundReference));
    case 'refund-as-credit':
      return letter('refund_as_credit_v1', amount, reference);
    default:
      return undefined;
  }
}
