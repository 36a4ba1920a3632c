import * as z from 'zod/mini';
import { WRITABLE } from './writable.ts';

/** Forms of a payee: a UPI address, or an account with its branch's code. */
const UPI_ADDRESS = /^[a-zA-Z0-9._-]{2,64}@[a-zA-Z][a-zA-Z0-9.-]{1,63}$/;
const IFSC = /^[A-Z]{4}0[A-Z0-9]{6}$/;
const ACCOUNT = /^\d{9,18}$/;

const text = (pattern: RegExp, code: string) =>
  z.string().check(z.trim(), z.regex(pattern, code), z.regex(WRITABLE, code));

export const payeeFields = {
  upiAddress: z.optional(text(UPI_ADDRESS, 'upi-address-invalid')),
  bankAccount: z.optional(text(ACCOUNT, 'bank-account-invalid')),
  ifsc: z.optional(text(IFSC, 'ifsc-invalid')),
};

/** As the Karigar is shown it again: the last four digits tell one account from another. */
export const shownPayee = z.object({
  upiAddress: z.nullable(z.string()),
  accountEnding: z.nullable(z.string()),
  ifsc: z.nullable(z.string()),
});
