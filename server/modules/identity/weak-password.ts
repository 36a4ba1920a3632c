/** Tried first by everybody who guesses; the specification's own rule of eight characters lets them pass. */
const TRIED_FIRST: ReadonlySet<string> = new Set(
  `password passw0rd password1 password12 password123 password@123 p@ssw0rd pass@123 welcome1 welcome123 welcome@123
  12345678 123456789 1234567890 87654321 11111111 00000000 12341234 11223344 123123123 1q2w3e4r qwertyui qwerty123
  qwerty12 qwertyuiop asdfghjk abcd1234 abc12345 abcdefgh a1234567 admin123 admin@123 iloveyou india123 india@123
  mumbai123 mumbai@123 sunshine princess football baseball superman trustno1 letmein1 krishna1 krishna123 jaishreeram
  omnamahshivaya ganesh123 sairam123 aangan123 aangan@123 test1234 test@123 changeme`.split(/\s+/),
);

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
  if (TRIED_FIRST.has(typed) || /^(.)\1*$/u.test(typed)) return true;
  const email = known.email?.toLowerCase();
  const number = known.mobile?.replace('+91', '');
  const name = known.fullName?.toLowerCase();
  const own = [email, email?.split('@')[0], number, known.mobile, number && `91${number}`];
  return [...own, name, name?.replaceAll(' ', '')].includes(typed);
}
