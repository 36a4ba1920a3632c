/** The app on somebody's own device: installing it, and messages to it. */
export const device = {
  appText: 'Home, event and religious services in Mumbai, booked for a day, a time and an address.',
  book: 'Book',
  myBookings: 'My bookings',
  install: 'Install the app',
  installNow: 'Install',
  installText: 'Opens from your home screen; your bookings can be read without a network.',
  installByHand: 'Tap Share, then Add to Home Screen.',
  dismiss: 'Do not offer this again',
  tell: 'Tell me on this device',
  tellText: 'News of your bookings, even while this page is closed.',
  tellBlocked:
    'This browser blocks our messages. You can allow them in its settings for this site.',
  tellUnsupported: 'This browser cannot show messages of ours.',
  tellAfterInstalling: 'On an iPhone, first add this page to your home screen.',
  tellFailed: 'This did not work. Please try again.',
};
