/** Why a rating is no part of the Karigar's average: we were late and not they, or their appeal was upheld. */
export const LEFT_OUT = ['our-lateness', 'appeal'] as const;
export type LeftOut = (typeof LEFT_OUT)[number];
