/** Checks of a Karigar before and while they work with us; some of them expire. */
export const CHECK_KINDS = ['identity', 'address', 'police', 'references', 'bank'] as const;
export type CheckKind = (typeof CHECK_KINDS)[number];
