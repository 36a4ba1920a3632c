/** The front page as a customer who is signed in gets it: another button, and no modal that opens by itself. */
export const SIGNED_IN_PAGE = 'index.signed-in';

export const asSignedIn = (html: string): string =>
  html.replace(/<html /, '<html class="signed-in" ');
