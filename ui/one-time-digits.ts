export const DIGITS = 6;

/**
 * The digits of a one-time code in what was typed or pasted, at most six. A whole message gives the six that stand
 * together; a keyboard set to Hindi or Marathi may type its own digits.
 */
export function codeOf(text: string): string {
  const western = text.replace(/[०-९]/g, (digit) =>
    String(digit.charCodeAt(0) - '०'.charCodeAt(0)),
  );
  const together = /(?<!\d)\d{6}(?!\d)/.exec(western)?.[0];
  return together ?? western.replace(/\D/g, '').slice(0, DIGITS);
}
