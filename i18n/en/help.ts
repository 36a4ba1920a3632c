import { policy } from '#contract/policy.ts';

const { cancellation, event, leadTimeMinutes, otp, profileCoolDownHours, refund } = policy;
const { capPercent } = cancellation;

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
  topics: {
    booking: {
      title: 'How to book',
      content: [
        'Find your service on the first screen, by its name or by its category, and press Book Now.',
        'Step 1: choose the date and one of the twelve hourly times. A time that is not open says why.',
        'Step 2: enter the address. City and state are filled in from the pincode.',
        'Step 3: choose how to pay and press Confirm Booking.',
        `Book at least ${leadTimeMinutes.daily / 60} hours before for daily services and ${leadTimeMinutes.event / 60} hours before for event and religious services.`,
        'Your bookings are in your profile under Booking History.',
      ],
    },
    payment: {
      title: 'Payment methods',
      content: [
        'UPI: with any UPI app, on our payment partner’s secure page.',
        'Card: debit or credit, on the same secure page. We never see your card number.',
        'Cash: pay after the work is done.',
        `An online booking keeps its time for ${policy.hold.minutes} minutes while you pay. If the payment did not go through, open Booking History and press Pay.`,
      ],
    },
    cancellation: {
      title: 'Cancellation policy',
      content: [
        `Cancelling is free up to ${cancellation.freeHoursBefore} hours before the start.`,
        `Within ${cancellation.freeHoursBefore} hours of the start, cancelling may incur a fee of up to ${capPercent.futureDated}% of the service price.`,
        `On the day of the visit, once the start code (OTP) has been generated because your Karigar has set out, the fee is up to ${capPercent.sameDay}%.`,
        `A no-show, when nobody is there to let the Karigar in, is charged in full: the whole no-show fee, which is never more than ${capPercent.noShow}% of the service price.`,
        `Within ${cancellation.graceMinutesAfterBooking} minutes of booking, cancelling costs nothing as long as the Karigar has not set out.`,
        'The exact fee is shown before you confirm that you cancel.',
      ],
    },
    refunds: {
      title: 'Refunds',
      content: [
        `Refunds go to the original payment method within ${refund.workingDays.from}–${refund.workingDays.to} working days.`,
        'We start them by ourselves, and the bell tells you when one is initiated and when it is credited.',
        'Completed services, partial work that you have accepted and consumables already delivered are not refundable.',
      ],
    },
    events: {
      title: 'Paying for events',
      content: [
        `Event bookings are paid in three parts: ${event.advancePercent}% in advance, ${event.eventDayPercent}% on the event day and the last ${event.completionPercent}% after completion.`,
        'For an event of several days, the middle part is paid on each day, for that day.',
        'Daily and religious services are paid at once.',
      ],
    },
    area: {
      title: 'Where we come',
      content: [
        'We serve homes and societies in Mumbai.',
        'Type your pincode in the booking: it says at once whether we come to you.',
        'If we do not serve your pincode yet, leave us your number and we call you back.',
      ],
    },
    codes: {
      title: 'Codes and logging in',
      content: [
        `A code (OTP) has ${otp.digits} digits, is good for ${otp.minutes} minutes and allows ${otp.tries} tries. After ${otp.resendSeconds} seconds you can have it sent again.`,
        'Never tell a code to anybody who calls you. We never ask for it.',
        'Forgotten your password? Choose Forgot Password where you log in.',
      ],
    },
    profile: {
      title: 'Your profile',
      content: [
        'Open your profile at the top right and choose Edit Profile.',
        `After a save, name, email and mobile can be edited again after ${profileCoolDownHours} hours. This protects your account if somebody else gets hold of your phone.`,
        'A new email or mobile needs the code that we send to it.',
        'Found a mistake meanwhile? Write to us or call us.',
      ],
    },
  },
};
