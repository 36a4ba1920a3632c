/** Somebody stands at a door, or the first to answer has it: in ten minutes it would be worth nothing. */
const HURRIED: ReadonlySet<string> = new Set([
  'at-the-door',
  'trying-to-reach',
  'may-come-early',
  'runs-late',
  'karigar-says',
  'customer-says',
  'start-code-used-up',
  'extra-work-proposed',
  'urgent-offer',
  'new-start-code',
  'extra-work-approved',
  'extra-work-refused',
  'visit-cancelled',
  'visit-taken-over',
  'visit-ended-for-safety',
  'staff-called',
]);

export const isHurried = (template: string): boolean => HURRIED.has(template);

/** True for minutes: how a visit goes, and whether one should leave. */
const PASSING: ReadonlySet<string> = new Set([
  'visit-soon',
  'on-the-way',
  'overrun',
  'looking-again',
  'nobody-yet',
  'zone-begins',
  'zone-over',
  'leave-soon',
  'crew-late',
  'crew-cannot-come',
  'said-present',
  'early-yes',
  'early-no',
]);

/** News that is as true an hour later. */
export const staysTrue = (template: string): boolean =>
  !isHurried(template) && !PASSING.has(template);

const PREPARING: ReadonlySet<string> = new Set([
  'booking-to-confirm',
  'visit-tomorrow',
  'work-tomorrow',
  'karigar-assigned',
  'karigar-changed',
  'leader-changed',
]);

/** News that is only of use before the visit. */
export const preparesVisit = (template: string): boolean => PREPARING.has(template);
