/** The addresses of the customer app that are not prerendered pages (specification §1, ruling R36). */
const PATHS: ReadonlySet<string> = new Set([
  '/login',
  '/signup',
  '/forgot-password',
  '/reset-password',
  '/main',
  '/booking-history',
  '/payment-success',
  '/account-deleted',
]);

const BOOKING = /^\/bookings\/[^/]+$/;
const FOLLOW = /^\/follow\/[\w-]{43}$/;

export const isPathOfTheApp = (path: string): boolean =>
  PATHS.has(path) || BOOKING.test(path) || FOLLOW.test(path);
