/** Enough of a number to tell two apart, too little to ring it: `+9198•••••345`. */
export const maskedMobile = (mobile: string): string =>
  `${mobile.slice(0, 5)}•••••${mobile.slice(-3)}`;

/** How it begins, and where it lies: `as•••@example.com`. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, Math.min(2, at))}•••${email.slice(at)}`;
}

/** Enough to know an account again: `as•••@okbank`. */
export const maskedUpi = (upiId: string): string => upiId.replace(/^(.{2})[^@]*/, '$1•••');

export const firstName = (name: string): string => name.trim().split(/\s+/)[0] ?? '';
