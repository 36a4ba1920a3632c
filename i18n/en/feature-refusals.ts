/** Refusals while a feature is switched off for a while, and to those who switch it. */
export const featureRefusals = {
  'call-backs-off': 'Right now we cannot call back. Please call us, or ask again later.',
  'applications-off':
    'Right now we take no new applications. What you have filled in is kept on this phone; please try again later.',
  'event-bookings-off': 'Right now no events can be booked. Please try again later.',
  'customer-talk-off': 'Right now no messages can be sent here. Please call us if it is urgent.',
  'ratings-off': 'Right now no ratings can be given. Please try again later.',
  'payouts-off': 'Right now credit cannot be paid out. It stays yours; please try again later.',
  'online-payment-off':
    'Online payment is not working right now. Please choose cash, or try again later.',
  'switch-time-invalid': 'Please choose a time within the next seven days.',
  'feature-changed': 'A colleague has changed this meanwhile. Please look again.',
  'feature-unknown': 'There is no such feature.',
};
