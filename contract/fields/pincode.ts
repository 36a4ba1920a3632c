import * as z from 'zod/mini';

export const PINCODE = /^[1-9]\d{5}$/;

/** Exactly six digits; whether we serve it is the server's to say. */
export const pincode = z.string().check(z.regex(PINCODE, 'pincode-six-digits'));
