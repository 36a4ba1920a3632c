/** Words that many screens share, and the frame of the signed-in app. */
export const everyday = {
  close: 'Close',
  later: 'Later',
  ok: 'OK',
  somethingWentWrong: 'Something went wrong. Please try again.',
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
