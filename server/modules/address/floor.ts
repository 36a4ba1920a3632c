/**
 * On which floor a flat is, as flats are numbered in Mumbai: 702 is the second door of the seventh floor, 1204 the fourth of
 * the twelfth, G-3 is on the ground. Nothing when the number does not say.
 */
export function floorOf(flat: string | undefined): number | null {
  const written = flat?.trim() ?? '';
  if (/^g(round)?\b/i.test(written)) return 0;
  const digits = /(?<!\d)(\d{1,2})\d{2}(?!\d)/.exec(written);
  return digits ? Number(digits[1]) : null;
}
