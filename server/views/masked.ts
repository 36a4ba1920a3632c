/** Enough to know an account again: `as•••@okbank`. */
export const maskedUpi = (upiId: string): string => upiId.replace(/^(.{2})[^@]*/, '$1•••');

/** Enough to know a number again: `+9198•••••345`. */
export const maskedMobile = (mobile: string): string =>
  `${mobile.slice(0, 5)}•••••${mobile.slice(-3)}`;

/** Enough to know an address again: `as•••@example.com`. */
export const maskedEmail = (email: string): string => email.replace(/^(.{2})[^@]*/, '$1•••');
