import { isMobile, normaliseMobile } from '#contract/fields/mobile.ts';
import { PINCODE } from '#contract/fields/pincode.ts';

/** Takes what somebody has typed or heard for what it most likely is. */
export type SearchTerm =
  | { readonly by: 'reference'; readonly value: string }
  | { readonly by: 'mobile'; readonly value: string }
  | { readonly by: 'email'; readonly value: string }
  | { readonly by: 'pincode'; readonly value: string }
  /** A Karigar's number, or the digits of a door. */
  | { readonly by: 'karigar'; readonly value: number; readonly door: readonly string[] }
  /** A number of a gateway, a bank or a receipt. */
  | { readonly by: 'payment'; readonly value: string }
  | ({ readonly by: 'name'; readonly reference: string | null } & Words);

/** Words as PostgreSQL looks for them, each perhaps only begun; empty where there is nothing to look for. */
type Words = {
  readonly people: string;
  /** The last four digits of their mobile, said with a name. */
  readonly endsIn: string | null;
  readonly society: string;
  /** The same words in a street: whole ones, of which the last is perhaps only begun. Begun ones would be read for every street. */
  readonly street: string;
  /** The society as it begins in an address that nobody has chosen from our list. */
  readonly societyBegins: string;
  /** Wing and flat, small letters and digits each by themselves. */
  readonly door: readonly string[];
};

/** Eight signs of those that a reference is made of, with or without its beginning. */
const REFERENCE = /^(?:AGN)?([2-9A-HJKMNP-Z]{4})([2-9A-HJKMNP-Z]{4})$/;
/** A term of letters alone may as well be a name. */
const NO_NAME = /^agn[\s-]|\d|^\w{4}-\w{4}$/i;
/** One word with a digit in it, as gateways and banks make them; a door such as B-1402 is shorter. */
const PAYMENT = /^(?=.*\d)[\w/-]{8,64}$/;
/** As UPI numbers its payments. */
const TWELVE_DIGITS = /^(?!91)\d{12}$/;
/** Four letters and four digits may be a name with the end of a mobile as well as a reference. */
const NAME_AND_DIGITS = /^[a-z]{4}\s+\d{4}$/i;
const DEVANAGARI_ZERO = 0x966;
/** Words that are said with a door and belong to no society's name. */
const OF_DOORS = /^(?:flat|wing|room|फ्लैट|फ्लॅट|विंग)$/i;
const KARIGAR_NUMBER = /^\d{1,7}$/;

export function searchTermOf(typed: string): SearchTerm {
  const query = typed.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - DEVANAGARI_ZERO));
  if (TWELVE_DIGITS.test(query)) return { by: 'payment', value: query };
  if (/^[\d\s+()-]+$/.test(query)) {
    const value = normaliseMobile(query);
    if (isMobile(value)) return { by: 'mobile', value };
    const pincode = query.replace(/\s/g, '');
    if (PINCODE.test(pincode)) return { by: 'pincode', value: pincode };
  }
  if (KARIGAR_NUMBER.test(query)) return { by: 'karigar', value: Number(query), door: [query] };
  const code = REFERENCE.exec(query.toUpperCase().replace(/[^0-9A-Z]/g, ''));
  const reference = code && NO_NAME.test(query) ? `AGN-${code[1]}-${code[2]}` : null;
  if (reference && !NAME_AND_DIGITS.test(query)) return { by: 'reference', value: reference };
  if (/^[^\s@]+@[^\s@]+$/.test(query)) return { by: 'email', value: query };
  if (PAYMENT.test(query)) return { by: 'payment', value: query };
  const words = query.split(/[^\p{L}\p{M}\p{N}]+/u).filter(Boolean);
  return { by: 'name', reference, ...wordsOf(words) };
}

function wordsOf(words: readonly string[]): Words {
  const four = words.filter((word) => /^\d{4}$/.test(word));
  const others = words.filter((word) => !four.includes(word));
  const isNamed = four.length === 1 && others.length > 0;
  const isDoor = (word: string) => /\d/.test(word) || [...word].length === 1;
  const door = words.filter(isDoor);
  const society = words.filter(
    (word) => !isDoor(word) && !(door.length > 0 && OF_DOORS.test(word)),
  );
  return {
    people: begun(isNamed ? others : words),
    endsIn: isNamed ? (four[0] ?? null) : null,
    society: begun(society),
    street: begun(society).replaceAll(':* &', ' &'),
    societyBegins: society.join(' ').toLowerCase(),
    // A wing and a flat are said as one word as often as apart: B1402.
    door: door.flatMap((word) => word.toLowerCase().match(/\d+|[^\d]+/g) ?? []),
  };
}

const begun = (words: readonly string[]): string => words.map((word) => `'${word}':*`).join(' & ');
