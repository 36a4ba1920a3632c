import { type Paise, paiseFromRupees } from '#kernel/money.ts';

/** `1,250` or `99.50` as paise; nothing when it is no amount. */
export function rupeesTyped(text: string): Paise | undefined {
  const plain = text.replace(/[₹,\s]/g, '');
  return /^\d{1,7}(\.\d{1,2})?$/.test(plain) ? paiseFromRupees(Number(plain)) : undefined;
}
