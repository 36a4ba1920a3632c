/**
 * A society's name without what people write differently: capitals, dots, and the words that only say that it is a
 * co-operative housing society. `Sahyadri Heights CHS Ltd.` and `sahyadri heights` are one.
 */
export const plainSocietyName = (name: string): string =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\b(\w)\.(?=\w\b)/g, '$1')
    .replace(/[.,'’()-]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/ (chsl|(chs|co ?op(erative)? (housing|hsg) (society|soc))( (ltd|limited))?)$/, '');
