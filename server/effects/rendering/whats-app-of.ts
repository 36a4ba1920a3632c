import { isKarigarNews } from '#contract/karigar-news.ts';
import { formatRupees } from '#kernel/money.ts';
import type { RenderedTemplate } from '#server/adapters/messages/rendered-message.ts';
import { bookingWords } from './booking-words.ts';
import { newsByWhatsApp } from './news-by-whats-app.ts';
import type { Unworded } from './words-of.ts';

/** The registered template that says it, and what fills its gaps. Codes have none: they never go by WhatsApp. */
export function whatsAppOf({
  id,
  to,
  template,
  language,
  params,
}: Unworded): RenderedTemplate | undefined {
  const rendered = (registered: string, ...fill: string[]): RenderedTemplate => ({
    channel: 'whatsapp',
    id,
    to,
    language,
    template: registered,
    fill,
  });
  if (isKarigarNews(template)) {
    const fill = newsByWhatsApp(template, params, language);
    return fill && rendered(`karigar_${template.replaceAll('-', '_')}_v1`, ...fill);
  }
  // A payout is about no booking.
  const payout = formatRupees(Number(params.amountPaise ?? 0));
  if (template === 'payout-paid')
    return rendered('payout_paid_v1', payout, String(params.refundReference));
  if (template === 'payout-returned') return rendered('payout_returned_v1', payout);
  if (template === 'case-opened' || template === 'case-answered' || template === 'case-closed') {
    const { ticket, by, said } = bookingWords(params, language);
    return rendered(
      `${template.replace('-', '_')}_v1`,
      ticket,
      template === 'case-opened' ? by : said,
    );
  }
  // Codes and links have no booking to tell of.
  if (params.reference === undefined) return undefined;
  const words = bookingWords(params, language);
  const { service, time, reference, amount, price, paid, fee, refund, credit, address } = words;
  switch (template) {
    case 'booking-confirmed':
    case 'booking-reseated':
      return rendered(
        'booking_confirmed_v1',
        String(params.name),
        service,
        time,
        address,
        price,
        reference,
      );
    case 'booking-expired':
      return rendered('booking_expired_v1', reference, service, time);
    case 'booking-rescheduled':
      return rendered('booking_rescheduled_v1', reference, service, time);
    case 'booking-cancelled': {
      const none = formatRupees(0);
      return rendered('booking_cancelled_v1', reference, paid ?? none, fee || none, refund || none);
    }
    case 'called-off':
      return rendered(
        'booking_called_off_v1',
        reference,
        service,
        time,
        refund || formatRupees(0),
        credit || formatRupees(0),
      );
    case 'customer-no-show':
      return rendered('nobody_at_home_v1', reference, service, time, fee || formatRupees(0));
    case 'extra-work-proposed':
      return rendered('extra_work_proposed_v1', amount, service, reference);
    case 'dispute-resolved':
    case 'safety-case-closed':
      return rendered(
        `${template.replaceAll('-', '_')}_v1`,
        service,
        time,
        refund || formatRupees(0),
        reference,
      );
    case 'booking-to-confirm':
    case 'visit-tomorrow':
    case 'visit-soon':
    case 'karigar-assigned':
    case 'karigar-changed':
    case 'leader-changed':
    case 'on-the-way':
    case 'start-code-used-up':
    case 'start-code-renewed':
    case 'at-the-door':
    case 'trying-to-reach':
    case 'may-come-early':
    case 'overrun':
    case 'work-done':
    case 'work-accepted':
    case 'dispute-opened':
    case 'looking-again':
    case 'rework-booked':
    case 'nobody-yet':
    case 'nobody-for-day':
    case 'runs-late':
    case 'safety-case-opened':
      return rendered(`${template.replaceAll('-', '_')}_v1`, service, time, reference);
    case 'zone-begins':
      return rendered('zone_begins_v1', words.said, service, time, reference);
    case 'zone-over':
      return rendered('zone_over_v1', service, time, reference);
    case 'karigar-says':
      return rendered('karigar_says_v1', words.sentence, service, time, reference);
    case 'payment-due':
      return rendered('payment_due_v1', amount, service, reference);
    case 'payment-received':
      return rendered('payment_received_v1', amount, service, reference);
    case 'payment-returned':
    case 'refund-started':
      return rendered('refund_started_v1', amount, reference);
    case 'refund-credited':
      return rendered('refund_credited_v1', amount, reference, String(params.refundReference));
    case 'refund-as-credit':
      return rendered('refund_as_credit_v1', amount, reference);
    default:
      return undefined;
  }
}
