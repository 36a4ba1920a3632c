/** Enough to know an account again: `as•••@okbank`. */
export const maskedUpi = (upiId: string): string => upiId.replace(/^(.{2})[^@]*/, '$1•••');

/** Enough to know a number again: `+9198•••••345`. */
export const maskedMobile = (mobile: string): string =>
  `${mobile.slice(0, 5)}•••••${mobile.slice(-3)}`;
