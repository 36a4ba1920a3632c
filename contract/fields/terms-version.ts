import * as z from 'zod/mini';

/** The version of the terms and the privacy policy that the open page showed; it may have been left open since an older one. */
export const termsVersion = z.string().check(z.regex(/^[\w.-]{1,20}$/, 'terms-changed'));
