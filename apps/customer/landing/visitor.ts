/** The hint that `first-moments.ts` read from the cookie beside the session's. */
export const isVisitor = (): boolean => !document.documentElement.classList.contains('signed-in');
