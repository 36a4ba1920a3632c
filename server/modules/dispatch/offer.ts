import type { OfferState } from '#contract/offer-states.ts';
import type { Paise } from '#kernel/money.ts';
import type { Instant } from '#kernel/time.ts';

/** A visit as it was offered to one Karigar. */
export type Offer = {
  readonly id: string;
  readonly bookingId: string;
  readonly karigarId: number;
  readonly round: number;
  readonly state: OfferState;
  /** The Karigar makes the visit's moves; otherwise they come along in a team. */
  readonly leads: boolean;
  readonly urgent: boolean;
  /** Minutes of it outside the hours in which the Karigar works; they were told so, and may say no. */
  readonly beyondMinutes: number;
  /** The promised time that it was offered for. */
  readonly startsAt: Instant;
  readonly offeredAt: Instant;
  readonly expiresAt: Instant;
  readonly answeredAt: Instant | null;
};

/** The pay that the offer promised. */
export type OfferedPay = {
  readonly grossPaise: Paise;
  readonly deductions: readonly { readonly kind: string; readonly amountPaise: Paise }[];
  readonly netPaise: Paise;
};

/** The journey that the offer stood on. */
export type OfferedJourney = {
  readonly from: 'home' | 'visit';
  readonly minutes: number;
  readonly leaveAt: Instant;
};

/** The Karigar who has said yes to leading the visit. */
export const leaderOf = (
  offers: readonly Pick<Offer, 'karigarId' | 'state' | 'leads'>[],
): number | undefined =>
  offers.find(({ state, leads }) => state === 'accepted' && leads)?.karigarId;

/** Karigars who said no to it or gave it back, whatever its hour was. */
export const declinersOf = (offers: readonly Pick<Offer, 'karigarId' | 'state'>[]): Set<number> =>
  new Set(
    offers
      .filter(({ state }) => state === 'declined' || state === 'given-back')
      .map(({ karigarId }) => karigarId),
  );
