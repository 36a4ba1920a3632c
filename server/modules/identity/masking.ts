/** Enough of a number to tell two apart, too little to ring it. */
export const maskedMobile = (mobile: string | null): string | null =>
  mobile && `${mobile.slice(0, 5)}•••••${mobile.slice(-3)}`;

/** How it begins, and where it lies. */
export function maskedEmail(email: string | null): string | null {
  if (!email) return null;
  const at = email.lastIndexOf('@');
  return `${email.slice(0, Math.min(2, at))}•••${email.slice(at)}`;
}
