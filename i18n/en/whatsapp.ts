/**
 * The utility templates as they are registered with Meta, under their names. None carries a one-time code: Meta allows those in
 * templates of the category "authentication" only, and ours go by SMS.
 */
export const whatsApp = {
  may_come_early_v1: `AANGAN: {{1}}, {{2}}: your Karigar asks whether they may come earlier. Please answer on your booking page; without a yes they come at the promised time.

Booking: {{3}}.`,
  nobody_for_day_v1:
    'AANGAN: {{1}}, {{2}}: we have not found a team leader for this day yet and are still looking. If nobody comes, you do not pay for the day. You can end the event on your booking page.\n\nBooking: {{3}}.',
  booking_confirmed_v1:
    'Hello {{1}}, your booking is confirmed.\n\nService: {{2}}\nDate and time: {{3}}\nAddress: {{4}}\nAmount: {{5}}\nBooking no.: {{6}}\n\nCancelling is free up to 24 hours before the service and within 10 minutes of booking; after that, your booking page shows the fee.',
  booking_expired_v1: `Your booking {{1}} has expired, because no payment reached us in time.

Service: {{2}}
Date and time: {{3}}

The slot is free again. You can book another time in the app whenever you like.`,
  booking_rescheduled_v1: `Your booking {{1}} has been moved to another time.

Service: {{2}}
Date and time: {{3}}

Everything else stays as it was.`,
  booking_cancelled_v1: `Your booking {{1}} has been cancelled.

Paid: {{2}}
Cancellation fee: {{3}}
Refund: {{4}}

The refund goes to your original payment method within 7-10 working days.`,
  booking_called_off_v1: `We are sorry: your booking {{1}} could not take place.

Service: {{2}}
Date and time: {{3}}
Refund: {{4}}
Credit for any booking: {{5}}

The refund goes to your original payment method within 7-10 working days; the credit is on your account already.`,
  nobody_at_home_v1: `Nobody could be reached for your booking {{1}}, so it was closed as a no-show.

Service: {{2}}
Date and time: {{3}}
Fee: {{4}}

If this is not right, please contact us.`,
  payment_due_v1: 'A payment of {{1}} for {{2}}, booking {{3}}, is due. You can pay it in the app.',
  payment_received_v1: 'We have received {{1}} for {{2}}, booking {{3}}. Thank you.',
  refund_started_v1:
    'A refund of {{1}} for booking {{2}} has been started. It goes to your original payment method within 7-10 working days.',
  refund_credited_v1:
    'Your refund of {{1}} for booking {{2}} has been credited. Reference: {{3}}. Thank you.',
  refund_as_credit_v1:
    'The refund of {{1}} for booking {{2}} could not be paid out to your original payment method. It is credited to your account with us for any booking.',
  karigar_says_v1:
    'AANGAN: your Karigar says: "{{1}}" You can answer on your booking page: {{2}}, {{3}}. Booking: {{4}}.',
  payout_paid_v1:
    'AANGAN: {{1}} of your credit with us has been paid to your UPI ID. Bank reference: {{2}}.',
  payout_returned_v1:
    'AANGAN: {{1}} could not be paid to your UPI ID. It is credited to your account with us again: use it for any booking, or try another UPI ID in the app.',
};
