/** States of an offer to a Karigar: only an open one can be answered. */
export const OFFER_STATES = [
  'open',
  'accepted',
  'declined',
  'withdrawn',
  'lapsed',
  'given-back',
] as const;
export type OfferState = (typeof OFFER_STATES)[number];
