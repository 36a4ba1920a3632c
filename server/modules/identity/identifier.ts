import { isEmail } from '#contract/fields/email.ts';
import { isMobile, normaliseMobile } from '#contract/fields/mobile.ts';

/** The identifier a person typed to sign in. */
export type Identifier = {
  /** `nothing`: neither an address nor a number, so no account can answer to it. */
  readonly kind: 'email' | 'mobile' | 'nothing';
  readonly value: string;
};

/**
 * Specification §5: what starts with +91 must be a mobile, anything else an e-mail address. A number pasted without its
 * +91 is understood as well. What is neither is not refused here: it takes the same way as an account that does not exist.
 */
export function readIdentifier(text: string): Identifier {
  const typed = text.trim();
  if (/^\+?\d[\d\s().-]*$/.test(typed)) {
    const mobile = normaliseMobile(typed);
    return { kind: isMobile(mobile) ? 'mobile' : 'nothing', value: mobile };
  }
  const email = typed.toLowerCase();
  return { kind: isEmail(email) ? 'email' : 'nothing', value: email };
}
