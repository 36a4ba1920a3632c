/** Words that many screens share, and the frame of the signed-in app. */
export const everyday = {
  close: 'Close',
  cancel: 'Cancel',
  ok: 'OK',
  somethingWentWrong: 'Something went wrong. Please try again.',
  networkFailed: 'Network error. Please check your connection and try again.',
  tooManyRequests: 'That was too fast. Please wait a minute and try again.',
  reference: (filled: { reference: string }) => `Reference: ${filled.reference}`,
  profile: 'Profile',
  newUser: 'New User',
  notSet: 'Not Set',
  email: 'Email',
  mobile: 'Mobile',
  bookingHistory: 'Booking History',
  logout: 'Logout',
  goToServices: 'See all services',
};
