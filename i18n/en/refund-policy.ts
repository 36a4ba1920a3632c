import type { LegalDocument } from '#contract/fields/legal-document.ts';
import type { TextFacts } from '#contract/text-facts.ts';

/** Specification §9 and the rulings on fees, no-shows and money that goes back; the numbers are contract/policy.ts. */
export const refundPolicy = (f: TextFacts): LegalDocument => ({
  title: 'Refund and Cancellation Policy',
  firstPublished: '7 July 2025',
  summary: `Plans change. This page says what a change costs, when it costs nothing, and how your money comes back. The fee you see before you confirm a cancellation is the fee you pay.`,
  sections: [
    {
      id: 'event-payments',
      title: 'Event Booking Payments',
      blocks: [
        'An event booking is paid in three parts:',
        {
          list: [
            `${f.advance}% of the total in advance, to confirm the booking;`,
            `${f.eventDay}% on the event day; in a multi-day event, ${f.eventDay}% of each day’s price on that day;`,
            `the final ${f.completion}% after completion.`,
          ],
        },
        'Daily services and religious services are paid in full when you book, or in cash to the Karigar.',
      ],
    },
    {
      id: 'future-dated',
      title: 'Future-Dated Services',
      blocks: [
        `A booking is future-dated until 00:00 Indian time of its service date. Cancelled at least ${f.freeHours} hours before the start, it is refunded in full. Under ${f.freeHours} hours, a cancellation fee of up to ${f.capFutureDated}% of the service price applies:`,
        {
          head: ['When you cancel', 'Fee'],
          rows: [
            [`${f.freeHours} hours or more before the start`, 'None'],
            ['No Karigar has been assigned yet', 'None'],
            [`Within ${f.graceMinutes} minutes of booking, before dispatch`, 'None'],
            [
              `Less than ${f.freeHours} hours, but at least ${f.lateHours} hours before`,
              `${f.feeUnder24Hours}%`,
            ],
            [`Less than ${f.lateHours} hours before`, `${f.feeUnder3Hours}%`],
          ],
        },
      ],
    },
    {
      id: 'same-day',
      title: 'Same-Day Services',
      blocks: [
        `On its service date a booking counts as same-day, whenever it was made. When your Karigar sets out, a six-digit start code (OTP) is generated for you. Before that, a same-day cancellation costs no more than a future-dated one. After that it costs up to ${f.capSameDay}%:`,
        {
          head: ['When you cancel', 'Fee'],
          rows: [
            ['The Karigar is on the way: the start code exists', `${f.feeDispatched}%`],
            [
              'The Karigar has arrived, from an hour before the time of the booking',
              `${f.feeArrived}%`,
            ],
            [
              `We are late: from ${f.freeWhenLateMinutes} minutes after the promised time until somebody is at your door`,
              'None',
            ],
            ['The work has started', 'You pay for the work you accept'],
          ],
        },
        `If nobody has come ${f.nobodyCameMinutes} minutes after the promised time, do not cancel: tell us that nobody came, and you get everything back, and the payment under “When We Cancel or Fail” on top. Time by which you put the visit off yourself is not counted as our lateness.`,
        'Give the start code to nobody but the Karigar at your door.',
      ],
    },
    {
      id: 'no-show',
      title: 'No-Show',
      blocks: [
        `If the Karigar has arrived, or the start code has been verified, and nobody can be reached after a reasonable wait and repeated calls, the visit may be marked as a no-show. The no-show fee is charged in full and is never more than ${f.capNoShow}% of the service price.`,
      ],
    },
    {
      id: 'when-we-cancel',
      title: 'When We Cancel or Fail',
      blocks: [
        'If we cancel, if nobody comes, or if we cannot serve you, you get back everything you paid for the visit. On top of that we pay you the same percentage that you would have paid for cancelling at that moment, as if a Karigar had been assigned. Once your Karigar has set out, or the time of the booking has come, it is half the service price.',
        `This payment on top is never more than what you had paid for the booking, or than ${f.mirrorCeiling} if you had paid less than that.`,
        'An event booked for cash is confirmed by its advance. Until the advance is paid no Karigar is sent, and if it is not paid by the time shown in your booking, the booking ends and costs nothing.',
      ],
    },
    {
      id: 'refunds',
      title: 'How Refunds Reach You',
      blocks: [
        `Refunds go to the original payment method within ${f.refundFrom}-${f.refundTo} working days. You see each step: initiated, processing, credited.`,
        'Money that cannot be refunded to the original payment method, such as cash, is added to your credit right away for any booking, or paid to a UPI ID that you confirm. On a cash booking a cancellation fee is added to your account as an amount due.',
        'Fees are percentages of the service price at the time of booking and are rounded down.',
      ],
    },
    {
      id: 'non-refundable',
      title: 'Non-Refundable Items',
      blocks: [
        {
          list: [
            'completed services;',
            'partial work that you have accepted;',
            'consumables that have been delivered.',
          ],
        },
        `If the work is not right, tell us within ${f.complaintHours} hours: we put it right or give back the part concerned.`,
      ],
    },
    {
      id: 'contact',
      title: 'Contact',
      blocks: [`Questions about a refund: ${f.email} or ${f.phone}.`],
    },
  ],
});
