/** The addresses of the customer app that are not prerendered pages (specification §1, ruling R36). */
const PATHS: ReadonlySet<string> = new Set([
  '/login',
  '/signup',
  '/forgot-password',
  '/reset-password',
  '/undo-change',
  '/main',
  '/booking-history',
  '/requests',
  '/payment-success',
  '/account-deleted',
]);

const BOOKING_OR_TAX_DOCUMENT = /^\/(bookings|tax-documents)\/[^/]+$/;
const FOLLOW = /^\/follow\/[\w-]{43}$/;

export const isPathOfTheApp = (path: string): boolean =>
  PATHS.has(path) || BOOKING_OR_TAX_DOCUMENT.test(path) || FOLLOW.test(path);

/** Path of the Karigar's app; everything below it is its own, and none of the customer's worker. */
export const KARIGAR_APP = '/karigar';

const KARIGAR_PATH =
  /^\/karigar(\/(offers|news|earnings|me|help|lost-phone|payee|work-time|join|visits\/[^/]+))?\/?$/;

export const isBelowKarigarApp = (path: string): boolean =>
  path === KARIGAR_APP || path.startsWith(`${KARIGAR_APP}/`);

export const isPathOfKarigarApp = (path: string): boolean => KARIGAR_PATH.test(path);

/** Path of the console of operations; no crawler is invited. */
export const OPS_APP = '/ops';

const OPS_PATH =
  /^\/ops(\/(book|me|quality|money(\/(cash|on-top|payees|settlements|tax|wages(\/[^/]+)?|books(\/[^/]+){0,2}|entries\/[^/]+\/[^/]+))?|(karigars(\/applications)?|bookings|cases)(\/[^/]+)?|customers(\/[^/]+)?|(societies|payments)\/[^/]+|house(\/(audit|features|fees|channels|templates|webhooks|keys))?|catalogue(\/.+)?))?\/?$/;

export const isBelowOpsApp = (path: string): boolean =>
  path === OPS_APP || path.startsWith(`${OPS_APP}/`);

export const isPathOfOpsApp = (path: string): boolean => OPS_PATH.test(path);
