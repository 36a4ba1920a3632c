import type { LegalDocument } from '#contract/fields/legal-document.ts';
import type { TextFacts } from '#contract/text-facts.ts';

export const terms = (f: TextFacts): LegalDocument => ({
  title: 'Terms of Service',
  firstPublished: 'July 2025',
  summary: `These terms are the agreement between you and ${f.name} when you use the site or the app, or book a service. They are meant to be read: short sentences, no surprises.`,
  sections: [
    {
      id: 'who',
      title: 'Who May Use It',
      blocks: [
        `The service is not for under-${f.serviceAge}s. An account holder is ${f.accountAge} or older, gives true details and keeps the password private. One person, one account. The version of these terms that you accept is stored with your account.`,
        {
          say: 'You may close your account at any time, once you have no upcoming bookings and no payment or refund is in progress. You do it yourself:',
          link: 'Privacy and my data',
          href: '/main?my-data',
        },
      ],
    },
    {
      id: 'where',
      title: 'Where We Work',
      blocks: [
        `${f.name} serves societies and homes in Mumbai only. If your pincode is not served we say so, and you may leave a call-back request.`,
      ],
    },
    {
      id: 'booking',
      title: 'Bookings',
      blocks: [
        `Book daily services at least ${f.dailyLeadHours} hours and other services at least ${f.otherLeadHours} hours before they start. The slot is the time we promise to be at your door. A booking that is paid online holds its slot for ${f.holdMinutes} minutes while you pay. You may move a booking up to ${f.rescheduleLimit} times before the Karigar sets out.`,
        'Tell us what a Karigar must know: access to the building, society rules and timings, pets, and anything that could be dangerous.',
      ],
    },
    {
      id: 'karigars',
      title: 'Karigars',
      blocks: [
        'Karigars are verified and background-checked before their first job. Work begins when you give the start code to the Karigar at your door. Please make all payments for the service through us: we cannot help with anything agreed outside.',
      ],
    },
    {
      id: 'prices',
      title: 'Prices and Payment',
      blocks: [
        'The price is shown before you pay, and the price shown is stored with your booking. Where a service says “*Labor charges only”, spare parts are extra; they are shown to you and need your consent. You may pay by UPI, card or cash.',
        `Event bookings are paid ${f.advance}% in advance, ${f.eventDay}% on each event day and ${f.completion}% after completion.`,
      ],
    },
    {
      id: 'cancelling',
      title: 'Cancelling and Refunds',
      blocks: [
        `Cancelling is free up to ${f.freeHours} hours before the start. Fees after that, no-shows and refunds are set out in the Refund and Cancellation Policy, which is part of these terms.`,
      ],
    },
    {
      id: 'quality',
      title: 'Quality and Complaints',
      blocks: [
        `If the work is not right, tell us within ${f.complaintHours} hours of its end, with pictures if you can. We put it right or give your money back for the part concerned. Your rights as a consumer remain untouched.`,
      ],
    },
    {
      id: 'fair-use',
      title: 'Fair Use',
      blocks: [
        {
          list: [
            'No harassment, discrimination or threat, by anybody, in any direction.',
            'No unlawful work, and no work that would put a Karigar in danger.',
            'No misuse of the site: false bookings, other people’s accounts, or attempts to break in.',
          ],
        },
        'Either side may end a visit that is not safe. We may close accounts that break these rules.',
      ],
    },
    {
      id: 'liability',
      title: 'Our Liability',
      blocks: [
        'We answer for the services we arrange and for the care of the people we send. We do not answer for faults that were there before, for materials you provide, or for delays that nobody can prevent, such as floods or the closing of roads; in such cases we refund or move the visit. Nothing here limits what the law does not allow to be limited.',
      ],
    },
    {
      id: 'law',
      title: 'Law, Changes and Contact',
      blocks: [
        'Indian law applies; courts in Mumbai shall have jurisdiction, and consumer commissions where the law says so. Changes to these terms apply to bookings made after they are published.',
        `Grievance Officer: ${f.email}, ${f.phone}. A complaint is acknowledged within 48 hours and resolved within one month.`,
      ],
    },
  ],
});
