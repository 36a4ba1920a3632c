const MOBILE = /^\+91[6-9]\d{9}$/;
const DEMONSTRATION = /^\+915\d{9}$/;

/**
 * Ruling R14: codes go only to +91 mobiles that begin with 6–9. The people of the demonstration have numbers that begin
 * with 5, as no Indian mobile does; they may be written to only where no message leaves the machine, so that such a number
 * can be proven nowhere else, and nothing sent by mistake reaches a stranger.
 */
export const canBeReached = (
  mobile: string,
  { messagesStayHere }: { readonly messagesStayHere: boolean },
): boolean => MOBILE.test(mobile) || (messagesStayHere && DEMONSTRATION.test(mobile));
