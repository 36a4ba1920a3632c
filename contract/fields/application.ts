import * as z from 'zod/mini';
import { address } from './address.ts';
import { fullName } from './full-name.ts';
import { localDate } from './local-date.ts';
import { WRITABLE } from './writable.ts';

export const IDENTITY_KINDS = ['aadhaar', 'pan', 'voter', 'licence'] as const;

/** What an applicant shows us; a picture of each. The last is asked of those whose trade has one. */
export const DOCUMENT_KINDS = ['portrait', 'identity', 'address', 'payee', 'training'] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];
export const DOCUMENTS_NEEDED = [
  'portrait',
  'identity',
  'address',
  'payee',
] as const satisfies readonly DocumentKind[];

/** Where the bank knows him: a UPI address, or an account with its branch's code. */
const UPI_ADDRESS = /^[a-zA-Z0-9._-]{2,64}@[a-zA-Z][a-zA-Z0-9.-]{1,63}$/;
const IFSC = /^[A-Z]{4}0[A-Z0-9]{6}$/;
const ACCOUNT = /^\d{9,18}$/;

const text = (pattern: RegExp, code: string) =>
  z.string().check(z.trim(), z.regex(pattern, code), z.regex(WRITABLE, code));

/** What an applicant tells us of himself. Of an identity document its last four signs are enough to tell it by. */
export const applicationForm = z.object({
  fullName,
  bornOn: localDate,
  address,
  serviceIds: z
    .array(z.int('service-unknown'))
    .check(z.minLength(1, 'skills-missing'), z.maxLength(9, 'service-unknown')),
  identityKind: z.enum(IDENTITY_KINDS, 'identity-kind-missing'),
  identityEnding: text(/^[A-Za-z0-9]{4}$/, 'identity-ending-invalid'),
  upiAddress: z.optional(text(UPI_ADDRESS, 'upi-address-invalid')),
  bankAccount: z.optional(text(ACCOUNT, 'bank-account-invalid')),
  ifsc: z.optional(text(IFSC, 'ifsc-invalid')),
});
export type ApplicationForm = z.infer<typeof applicationForm>;

/** A sentence of ours to him, why something is as it is. */
export const reasonText = z
  .string()
  .check(
    z.trim(),
    z.minLength(3, 'reason-missing'),
    z.maxLength(300, 'text-too-long'),
    z.regex(WRITABLE, 'text-invalid'),
  );
