import { COMMON_PASSWORDS } from './common-passwords.ts';

/** Tried first here, beside what is tried first everywhere. */
const TRIED_FIRST: ReadonlySet<string> = new Set(
  `password passw0rd password1 password12 password123 password@123 p@ssw0rd pass@123 welcome1 welcome123 welcome@123
  12345678 123456789 1234567890 87654321 11111111 00000000 12341234 11223344 123123123 1q2w3e4r qwertyui qwerty123
  qwerty12 qwertyuiop asdfghjk abcd1234 abc12345 abcdefgh a1234567 admin123 admin@123 iloveyou india123 india@123
  mumbai123 mumbai@123 sunshine princess football baseball superman trustno1 letmein1 krishna1 krishna123 jaishreeram
  omnamahshivaya ganesh123 sairam123 aangan123 aangan@123 test1234 test@123 changeme`.split(/\s+/),
);

/** Our own name, the city, and what people here like to begin a password with: a number after it makes it no better. */
const BEGINNINGS: ReadonlySet<string> = new Set(
  `aangan angan anganconcierge concierge karigar mumbai bombay thane navimumbai maharashtra india bharat hindustan
  password passwd welcome admin qwerty iloveyou letmein sachin virat kohli dhoni rohit cricket shivaji maharaj ganesh
  ganpati krishna radhe hanuman sairam saibaba jaishreeram omnamah omsairam allah bismillah waheguru mummy papa maa
  beti priya pooja rahul amit neha anjali deepak sanjay rajesh suresh ramesh`.split(/\s+/),
);

/** `P@ssw0rd!` is read as it is meant. */
const spelledOut = (typed: string): string =>
  typed.replaceAll(/[@431057$!]/g, (sign) => MEANT[sign] ?? sign);
const MEANT: Readonly<Record<string, string>> = {
  ...{ '@': 'a', '4': 'a', '3': 'e', '1': 'i', '!': 'i', '0': 'o', '5': 's', $: 's', '7': 't' },
};

/** A word that everybody tries, with a year, a number or a sign around it. */
function isOneWord(typed: string): boolean {
  const word = typed.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  const bare = typed.replaceAll(/[^\p{L}]/gu, '');
  const meant = spelledOut(typed.replace(/[\d\W_]+$/, '')).replaceAll(/[^\p{L}]/gu, '');
  return [word, bare, meant].some((one) => BEGINNINGS.has(one));
}

/** Among the first guesses of anybody, or made of what everybody can know of the person. */
export function isTooWeak(
  password: string,
  known: {
    readonly fullName?: string | null;
    readonly email?: string | null;
    readonly mobile?: string | null;
  },
): boolean {
  const typed = password.toLowerCase();
  if (COMMON_PASSWORDS.has(typed) || TRIED_FIRST.has(typed)) return true;
  if (/^(.)\1*$/u.test(typed) || isOneWord(typed)) return true;
  const email = known.email?.toLowerCase();
  const number = known.mobile?.replace('+91', '');
  const name = known.fullName?.toLowerCase();
  const own = [email, email?.split('@')[0], number, known.mobile, number && `91${number}`];
  return [...own, name, name?.replaceAll(' ', '')].includes(typed);
}
