/**
 * The same password typed on two keyboards may arrive as different code points (a Devanagari letter with its nukta, a
 * full-width digit); composed like this both are the same password (NIST SP 800-63B §3.1.1.2).
 */
export const composePassword = (typed: string): string => typed.normalize('NFKC');
