/** Operators let thirty characters through in a gap of an SMS. */
export function fitted(text: string): string {
  const letters = [...text];
  return letters.length <= 30 ? text : `${letters.slice(0, 29).join('')}…`;
}

/** The sign of the rupee alone would make an English SMS cost twice. */
export const rupeesOf = (amount: string): string => amount.replace('₹', '');
