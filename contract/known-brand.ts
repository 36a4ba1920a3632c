import { type Brand, developmentBrand } from './brand.ts';

let known: Brand = developmentBrand;

/** A page is told by the server that sends it, what is drawn is told by who draws it: no build knows a brand. */
export function learnBrand(brand: Brand): void {
  known = brand;
}

/** The brand that screens show. To be asked when something is drawn: a module is there before its page has been read. */
export const knownBrand = (): Brand => known;
