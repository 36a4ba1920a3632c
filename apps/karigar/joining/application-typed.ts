import type * as z from 'zod/mini';
import type { applyAsKarigar } from '#contract/applicant/apply-as-karigar.ts';
import type { ApplicationForm } from '#contract/fields/application.ts';
import { type PayeeTyped, payeeInput } from '../shell/payee-fields.tsx';

/** The form's fields, as they are typed. */
export type Typed = PayeeTyped & {
  readonly fullName: string;
  readonly bornOn: string;
  readonly street: string;
  readonly pincode: string;
  readonly serviceIds: readonly number[];
  readonly identityKind: ApplicationForm['identityKind'];
  readonly identityEnding: string;
};

export const typedOf = (form: ApplicationForm | undefined, name: string): Typed => ({
  fullName: form?.fullName ?? name,
  bornOn: form?.bornOn ?? '',
  street: form?.address.street ?? '',
  pincode: form?.address.pincode ?? '',
  serviceIds: form?.serviceIds ?? [],
  identityKind: form?.identityKind ?? 'aadhaar',
  identityEnding: form?.identityEnding ?? '',
  payBy: form?.bankAccount ? 'bank' : 'upi',
  upiAddress: form?.upiAddress ?? '',
  bankAccount: form?.bankAccount ?? '',
  ifsc: form?.ifsc ?? '',
});

export const inputOf = (typed: Typed): z.input<(typeof applyAsKarigar)['input']> => ({
  fullName: typed.fullName,
  bornOn: typed.bornOn,
  address: {
    street: typed.street,
    city: 'Mumbai',
    state: 'Maharashtra',
    pincode: typed.pincode,
  },
  serviceIds: [...typed.serviceIds],
  identityKind: typed.identityKind,
  identityEnding: typed.identityEnding,
  ...payeeInput(typed),
});
