/**
 * How the visits of one booking belong together, as the terms of its category say: `same-team`, one team comes to all of them;
 * `free`, whoever fits comes to each, and each may be cancelled, moved or missed by itself; `together`, whoever fits comes to
 * each, and none of them stands without the others. All of them are placed, or none.
 */
export const LINKAGES = ['same-team', 'free', 'together'] as const;
export type Linkage = (typeof LINKAGES)[number];

/** Linkage of rows that are older than the column. */
export const FIRST_LINKAGE: Linkage = 'same-team';
