import { isMobile, normaliseMobile } from '#contract/fields/mobile.ts';

/** Takes what somebody has typed or heard for what it most likely is. */
export type SearchTerm =
  | { readonly by: 'reference'; readonly value: string }
  | { readonly by: 'mobile'; readonly value: string }
  | { readonly by: 'email'; readonly value: string }
  /** `value`: words as PostgreSQL looks for them, each perhaps only begun. */
  | { readonly by: 'name'; readonly value: string };

/** Eight signs of those that a reference is made of, with or without its beginning. */
const REFERENCE = /^(?:AGN)?([2-9A-HJKMNP-Z]{4})([2-9A-HJKMNP-Z]{4})$/;
/** A term of letters alone may as well be a name. */
const NO_NAME = /^agn[\s-]|\d|^\w{4}-\w{4}$/i;

export function searchTermOf(query: string): SearchTerm {
  if (/^[\d०-९\s+()-]+$/.test(query)) {
    const value = normaliseMobile(query);
    if (isMobile(value)) return { by: 'mobile', value };
  }
  const reference = REFERENCE.exec(query.toUpperCase().replace(/[^0-9A-Z]/g, ''));
  if (reference && NO_NAME.test(query))
    return { by: 'reference', value: `AGN-${reference[1]}-${reference[2]}` };
  if (/^[^\s@]+@[^\s@]+$/.test(query)) return { by: 'email', value: query };
  const words = query.split(/[^\p{L}\p{M}\p{N}]+/u).filter(Boolean);
  return { by: 'name', value: words.map((word) => `'${word}':*`).join(' & ') };
}
