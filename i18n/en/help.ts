import type { TextFacts } from '#contract/text-facts.ts';

/** The Help Center. Every figure is read from the policy, so that help promises what is charged. */
export const help = {
  title: 'Help Center',
  topicsLabel: 'Topics',
  allTopics: 'All topics',
  placeholder: 'Select a topic to view details',
  needMore: 'Need more help?',
  email: 'Email',
  phone: 'Phone',
  chat: 'Message us',
  changedOn: (filled: { day: string }) => `Changed on ${filled.day}`,
  topics: (f: TextFacts) => ({
    booking: {
      title: 'How to book',
      content: [
        'Find your service on the first screen, by its name or by its category, and press Book Now.',
        'Step 1: choose the date and one of the twelve hourly slots. A slot that is not available says why.',
        'Step 2: enter the address. City and state are filled in from the pincode.',
        'Step 3: choose how to pay and press Confirm Booking.',
        `Book at least ${f.dailyLeadHours} hours before for daily services and ${f.otherLeadHours} hours before for event and religious services.`,
        'Your bookings are in your profile under Booking History.',
      ],
    },
    payment: {
      title: 'Payment methods',
      content: [
        'UPI: with any UPI app, on our payment partner’s secure page.',
        'Card: debit or credit, on the same secure page. We never see your card number.',
        'Cash: pay after the work is done.',
        `An online booking keeps its slot for ${f.holdMinutes} minutes while you pay. If the payment did not go through, open Booking History and tap Pay.`,
      ],
    },
    cancellation: {
      title: 'Cancellation policy',
      content: [
        `Cancelling is free up to ${f.freeHours} hours before the start.`,
        `Within ${f.freeHours} hours of the start, cancelling may incur a fee of up to ${f.capFutureDated}% of the service price.`,
        `On the day of the visit, once the start code (OTP) has been generated because your Karigar has set out, the fee is up to ${f.capSameDay}%.`,
        `A no-show, when nobody is there to let the Karigar in, is charged in full: the whole no-show fee, which is never more than ${f.capNoShow}% of the service price.`,
        `Within ${f.graceMinutes} minutes of booking, cancelling costs nothing as long as the Karigar has not set out.`,
        'The exact fee is shown before you confirm that you cancel.',
      ],
    },
    refunds: {
      title: 'Refunds',
      content: [
        `Refunds go to the original payment method within ${f.refundFrom}–${f.refundTo} working days.`,
        'Refunds start automatically, and we notify you when one is initiated and when it is credited.',
        'Completed services, partial work that you have accepted and consumables already delivered are not refundable.',
      ],
    },
    events: {
      title: 'Paying for events',
      content: [
        `Event bookings are paid in three parts: ${f.advance}% in advance, ${f.eventDay}% on the event day and the last ${f.completion}% after completion.`,
        'For an event of several days, the middle part is paid on each day, for that day.',
        'Daily and religious services are paid in one go.',
      ],
    },
    area: {
      title: 'Areas we serve',
      content: [
        'We serve homes and societies in Mumbai.',
        'Enter your pincode while booking to see right away whether we serve you.',
        'If we do not serve your pincode yet, leave your number and we’ll call you back.',
      ],
    },
    codes: {
      title: 'Codes and logging in',
      content: [
        `A code (OTP) has ${f.codeDigits} digits, is valid for ${f.codeMinutes} minutes and allows ${f.codeTries} tries. You can resend it after ${f.codeResendSeconds} seconds.`,
        'Never share a code with a caller. We never ask for it.',
        'Forgot your password? Choose Forgot Password on the login page.',
      ],
    },
    profile: {
      title: 'Your profile',
      content: [
        'Open your profile at the top right and choose Edit Profile.',
        `After saving, you can edit your name, email and mobile again after ${f.coolDownHours} hours. This protects your account if your phone falls into the wrong hands.`,
        'A new email or mobile must be verified with a code.',
        'Found a mistake? Write to us or call us.',
      ],
    },
  }),
};
