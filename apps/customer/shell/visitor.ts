/** The server has chosen the page by the hint beside the session cookie: see signed-in-page.ts of the build. */
export const isVisitor = (): boolean => !document.documentElement.classList.contains('signed-in');
