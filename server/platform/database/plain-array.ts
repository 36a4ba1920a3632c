/**
 * The literal of an array of numbers, ids or moments in ISO text, with null for NULL: none of them needs quotes. The driver
 * would look through each element for what has to be escaped; a batch of bookings has hundreds.
 */
export const plainArray = (values: readonly (string | number | null)[]): string =>
  `{${values.map((value) => value ?? 'NULL').join()}}`;
