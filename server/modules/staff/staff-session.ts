import type { StaffRole, StaffSession } from '#contract/staff.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import { HOUR, type Instant, MINUTE } from '#kernel/time.ts';

/** However busy somebody is: the next shift signs in for itself. */
export const STAFF_SESSION = 12 * HOUR;
/** How long a second factor stands for acts with money and accounts. */
export const STEPPED_UP = 15 * MINUTE;
/** How long a challenge to a passkey can be answered. */
export const CHALLENGE = 5 * MINUTE;

/** The session's facts about somebody in operations, beside who it is. */
export type Staff = {
  readonly roles: readonly StaffRole[];
  readonly provenAt: Instant | null;
  readonly steppedUpAt: Instant | null;
  readonly hasTotp: boolean;
  readonly passkeys: number;
  readonly recoveryCodesLeft: number;
};

export function stageOf({ provenAt, hasTotp, passkeys }: Staff): StaffSession['stage'] {
  if (provenAt !== null) return 'open';
  return hasTotp || passkeys > 0 ? 'prove' : 'enrol';
}

export const isSteppedUp = ({ steppedUpAt }: Staff, now: Instant): boolean =>
  steppedUpAt !== null && now - steppedUpAt < STEPPED_UP;

/** A colleague who changes what they can show has shown something in this session, and not long ago. */
export function decideChanging(
  staff: Staff,
  now: Instant,
): Outcome<void, 'second-factor-first' | 'second-factor-again'> {
  if (stageOf(staff) !== 'open') return refuse('second-factor-first');
  return isSteppedUp(staff, now) ? accept(undefined) : refuse('second-factor-again');
}

/** A factor is added by whoever has none yet, or has just shown one. */
export const decideEnrolling = (staff: Staff, now: Instant) =>
  stageOf(staff) === 'enrol' ? accept(undefined) : decideChanging(staff, now);
