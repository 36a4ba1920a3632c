import * as z from 'zod/mini';

/** A month of the books, in India: `2026-11`. */
export const ledgerMonth = z
  .string('month-invalid')
  .check(z.regex(/^20\d{2}-(0[1-9]|1[0-2])$/, 'month-invalid'));

/** An account, or all accounts of its kind: `karigar_payable` is what we owe all Karigars, `karigar_payable:12` one of them. */
export const ledgerAccount = z
  .string('account-invalid')
  .check(z.regex(/^[a-z_]{1,40}(:[a-z0-9-]{1,40})?$/, 'account-invalid'));

/** The beginning of a page of entries: `next` of the answer before. */
export const entryCursor = z.optional(
  z.string().check(z.regex(/^\d{1,15}\.\d{1,15}$/, 'cursor-invalid')),
);

/** Sums of an account in some days: a balance is positive where it is a debit, negative where it is a credit. */
export const accountSums = z.object({
  account: z.string(),
  openingPaise: z.number(),
  debitPaise: z.number(),
  creditPaise: z.number(),
  closingPaise: z.number(),
});
export type AccountSums = z.infer<typeof accountSums>;
