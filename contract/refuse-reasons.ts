/** Why a Karigar does not want to be sent to a customer again; no customer ever reads it. */
export const REFUSE_REASONS = ['manners', 'not-safe', 'place', 'pay', 'other'] as const;
export type RefuseReason = (typeof REFUSE_REASONS)[number];

/** Refused by so many Karigars, a customer is shown to quality. */
export const REFUSED_OFTEN = 3;
