import type { KarigarNewsKind } from '#contract/karigar-news.ts';

/** The state of a visit, and of the Karigar the news is for, when the night is over. */
export type Morning = {
  /** Nobody comes any more. */
  readonly ended: boolean;
  /** The complaint has been decided. */
  readonly decided: boolean;
  readonly leads: boolean;
  /** The Karigar has not left us. */
  readonly active: boolean;
};

/**
 * Whether news of a visit that was kept for the morning still rings then. All of it stands in the list; whatever has
 * made it old has news of its own.
 */
export function isStillRelevant(
  kind: KarigarNewsKind,
  { ended, decided, leads, active }: Morning,
): boolean {
  if (ABOUT_THEIR_PLAN.has(kind) && !active) return false;
  switch (kind) {
    case 'visit-moved':
    case 'day-moved':
      return !ended;
    case 'visit-given':
    case 'visit-sent':
    case 'you-lead':
    case 'customer-says':
      return leads && !ended;
    // The Karigar has it again.
    case 'visit-taken-over':
    case 'visit-given-on':
      return !leads;
    case 'complaint':
      return !decided;
    default:
      return true;
  }
}

/** A Karigar who has left us has given back every visit. */
const ABOUT_THEIR_PLAN: ReadonlySet<KarigarNewsKind> = new Set([
  'visit-cancelled',
  'visit-moved',
  'day-moved',
  'visit-given',
  'visit-sent',
  'you-lead',
  'customer-says',
  'visit-taken-over',
  'visit-given-on',
]);

/** Whether it is of no more use once the work is over. */
export const isAboutPlan = (kind: KarigarNewsKind): boolean => ABOUT_THEIR_PLAN.has(kind);
