/** What is said where there is no network. */
export const connection = {
  offline: 'You are offline.',
  tryLater: 'You are offline. Try again when you are connected.',
  noAnswer: 'Our server does not answer just now.',
  asOf: (filled: { time: string }) => `You see things as of ${filled.time}.`,
  timesLater: 'Free times when you are connected',
  bookingKept: 'You are offline. Your booking is kept here; confirm it when you are connected.',
  bookingWaits: (filled: { service: string }) => `${filled.service}: not confirmed yet, kept here`,
  goOn: 'Go on',
  newVersion: 'A new version is ready.',
  reload: 'Reload',
  pageTitle: 'You are offline',
  pageText:
    'This page needs a connection. Your bookings, as you last saw them, can be read without.',
  pageBookings: 'My bookings',
  pageCall: (filled: { phone: string }) => `Or call us: ${filled.phone}`,
};
