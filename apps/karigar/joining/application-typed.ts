import type * as z from 'zod/mini';
import type { applyAsKarigar } from '#contract/applicant/apply-as-karigar.ts';
import type { ApplicationForm } from '#contract/fields/application.ts';

/** What stands in the form, as it is typed. */
export type Typed = {
  readonly fullName: string;
  readonly bornOn: string;
  readonly street: string;
  readonly pincode: string;
  readonly serviceIds: readonly number[];
  readonly identityKind: ApplicationForm['identityKind'];
  readonly identityEnding: string;
  readonly payBy: 'upi' | 'bank';
  readonly upiAddress: string;
  readonly bankAccount: string;
  readonly ifsc: string;
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

/** Only the way to be paid that he has chosen goes along. */
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
  ...(typed.payBy === 'upi'
    ? { upiAddress: typed.upiAddress }
    : { bankAccount: typed.bankAccount.replace(/\s/g, ''), ifsc: typed.ifsc.toUpperCase().trim() }),
});
