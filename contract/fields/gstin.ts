import * as z from 'zod/mini';

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
/** State, PAN, number of the registration, Z, check character. */
const FORM = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/;

/** Whether a GSTIN can be one: its form, and the last character, which is reckoned from the others. */
export function isGstin(text: string): boolean {
  if (!FORM.test(text)) return false;
  const sum = [...text.slice(0, -1)].reduce((total, character, index) => {
    const product = DIGITS.indexOf(character) * (index % 2 === 0 ? 1 : 2);
    return total + Math.floor(product / 36) + (product % 36);
  }, 0);
  return text.at(-1) === DIGITS[(36 - (sum % 36)) % 36];
}

/** Our tax documents divide the tax between the centre and Maharashtra: the number must be of that State. */
export const isOfMaharashtra = (gstin: string): boolean => gstin.startsWith('27');

/** As people type it, with small letters and spaces; kept as the tax office writes it. */
export const gstin = z
  .pipe(
    z.string().check(z.maxLength(40, 'gstin-invalid')),
    z.transform((text) => text.replace(/\s/g, '').toUpperCase()),
  )
  .check(
    z.refine(isGstin, { error: 'gstin-invalid', abort: true }),
    z.refine(isOfMaharashtra, 'gstin-not-maharashtra'),
  );
