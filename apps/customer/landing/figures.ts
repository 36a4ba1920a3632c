/**
 * The marketing figures of the front page, and nothing else repeats them (ruling R24).
 * Source: specification §1 and §9 (the owner's own statement), as of 2026-11. Change a figure only with a new source; the page
 * says whose statement it is, and of when.
 */
export const CLAIMED_ON = '2026-11-01';
export const claims = [
  { key: 'societies', figure: '1000+' },
  { key: 'customers', figure: '50,000+' },
  { key: 'karigars', figure: '5,000+' },
  { key: 'onTime', figure: '99.8%' },
  { key: 'rating', figure: '4.9/5' },
] as const;

/** Static testimonials of invented people (demo cast and neighbours), as of 2026-11; their words are in i18n. */
export const testimonials = [
  { key: 'asha', rating: 5, portrait: 'asha' },
  { key: 'imran', rating: 5, portrait: 'suresh' },
  { key: 'farida', rating: 5, portrait: 'farida' },
] as const;
