/**
 * One line of visible text. Line ends would begin a new header in a mail and are refused by WhatsApp; invisible marks
 * that turn the direction of writing make a text say something else than it does.
 */
export const oneLine = (text: string): string =>
  text
    .replace(UNSEEN, ' ')
    .replace(/\s{2,}/g, ' ')
    .trim();

const UNSEEN = /[\p{Cc}\p{Zl}\p{Zp}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]+/gu;

/** One address and nothing else: no name, no second recipient, no comment, no line end. */
export const isPlainAddress = (text: string): boolean =>
  text.length <= 254 &&
  /^[^\s@<>()[\]\\,;:"]{1,64}@[^\s@<>()[\]\\,;:"]+\.[^\s@<>()[\]\\,;:".]+$/u.test(text) &&
  text.search(UNSEEN) === -1;

export const isIndianMobile = (text: string): boolean => /^\+91\d{10}$/.test(text);
