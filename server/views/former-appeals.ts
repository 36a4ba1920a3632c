import type { FormerAppeal } from '#contract/former-appeal.ts';

/** As they are kept they also have their moments, which no screen shows. */
export const shownAppeals = (former: readonly FormerAppeal[]): FormerAppeal[] =>
  former.map(({ text, granted, reason }) => ({ text, granted, reason }));
