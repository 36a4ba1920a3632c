/** The app on somebody's own device: installing it, and messages to it. */
export const device = {
  appText: 'Home, event and religious services in Mumbai, booked for a day, a time and an address.',
  book: 'Book',
  myBookings: 'My bookings',
  install: 'Install the app',
  installNow: 'Install',
  installText: 'Opens from your home screen, and shows your bookings even offline.',
  installByHand: 'Tap Share, then Add to Home Screen.',
  dismiss: 'Don’t show this again',
  tell: 'Turn on notifications',
  pushText: 'Booking updates, even when this page is closed.',
  pushBlocked:
    'This browser is blocking our notifications. You can allow them in its settings for this site.',
  pushUnsupported: 'Notifications aren’t supported in this browser.',
  pushAfterInstalling: 'On an iPhone, first add this page to your home screen.',
  pushFailed: 'That didn’t work. Please try again.',
};
