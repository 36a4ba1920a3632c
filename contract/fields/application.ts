import * as z from 'zod/mini';
import { address } from './address.ts';
import { fullName } from './full-name.ts';
import { localDate } from './local-date.ts';
import { payeeFields } from './payee.ts';
import { WRITABLE } from './writable.ts';

/** One of the two numbers that the tax office knows: without either a twentieth of the Karigar's earnings would have to be kept. */
export const IDENTITY_KINDS = ['aadhaar', 'pan'] as const;

/** Documents of an applicant, a picture of each. The last is asked only in trades that have one. */
export const DOCUMENT_KINDS = ['portrait', 'identity', 'address', 'payee', 'training'] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];
export const DOCUMENTS_NEEDED = [
  'portrait',
  'identity',
  'address',
  'payee',
] as const satisfies readonly DocumentKind[];

const text = (pattern: RegExp, code: string) =>
  z.string().check(z.trim(), z.regex(pattern, code), z.regex(WRITABLE, code));

/** An applicant's own statements. The last four signs of an identity document are enough to tell it by. */
export const applicationForm = z.object({
  fullName,
  bornOn: localDate,
  address,
  serviceIds: z
    .array(z.int('service-unknown'))
    .check(z.minLength(1, 'skills-missing'), z.maxLength(100, 'service-unknown')),
  identityKind: z.enum(IDENTITY_KINDS, 'identity-kind-missing'),
  identityEnding: text(/^[A-Za-z0-9]{4}$/, 'identity-ending-invalid'),
  ...payeeFields,
});
export type ApplicationForm = z.infer<typeof applicationForm>;

/** A sentence of ours to the applicant, why something is as it is. */
export const reasonText = z
  .string()
  .check(
    z.trim(),
    z.minLength(3, 'reason-missing'),
    z.maxLength(300, 'text-too-long'),
    z.regex(WRITABLE, 'text-invalid'),
  );
