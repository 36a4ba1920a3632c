/** How one payment of wages to a Karigar stands. */
export const KARIGAR_PAYOUT_STATES = ['made', 'paid', 'returned'] as const;
export type KarigarPayoutState = (typeof KARIGAR_PAYOUT_STATES)[number];
