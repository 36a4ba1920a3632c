/** Sentences for a browser without network. */
export const connection = {
  offline: 'You are offline.',
  tryLater: 'You are offline. Try again when you are connected.',
  noAnswer: 'Our server is not responding right now.',
  asOf: (filled: { time: string }) => `Last updated ${filled.time}.`,
  timesLater: 'Connect to see available slots',
  bookingKept: 'You are offline. Your booking is saved here; confirm it when you are connected.',
  bookingWaits: (filled: { service: string }) => `${filled.service}: not confirmed yet, saved here`,
  goOn: 'Continue',
  newVersion: 'A new version is ready.',
  reload: 'Reload',
  pageTitle: 'You are offline',
  pageText:
    'This page needs a connection. You can still see your bookings as they were last loaded.',
  pageBookings: 'My bookings',
  pageCall: (filled: { phone: string }) => `Or call us: ${filled.phone}`,
};
