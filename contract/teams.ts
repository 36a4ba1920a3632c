/** Roles that have the same work, for what they may do and for what stands in their inbox. */
export const TEAMS = {
  day: ['support', 'dispatch'],
  /** May be on duty, and can do something about a visit that goes wrong. */
  rung: ['support', 'dispatch', 'quality', 'admin'],
  /** Read customers' complaints (`who-sees.ts`). */
  cases: ['support', 'quality'],
  money: ['finance'],
  books: ['finance', 'admin'],
} as const;
