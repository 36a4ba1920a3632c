import { OPEN_TO, type StaffRole } from '#contract/staff.ts';
import { STEP_UP } from '#contract/step-up.ts';
import type { Instant } from '#kernel/time.ts';
import type { World } from '#server/app-context.ts';
import { isSteppedUp } from '#server/modules/staff/staff-session.ts';
import type { Cookies } from './cookies.ts';
import type { OfStaff, WhoOfStaff } from './who.ts';

export type StaffGate = {
  /** Operations ask for a session of their own. */
  readonly whoOfStaff: WhoOfStaff;
  /** The roles of the staff that each operation is for, where it is not the contract that says so. */
  readonly openTo?: Readonly<Record<string, readonly StaffRole[]>>;
};

type Asked = {
  readonly world: World;
  readonly cookies: Cookies;
  readonly now: Instant;
  readonly requestId: string;
};
type Entry =
  | { readonly ok: true; readonly one: OfStaff }
  | { readonly ok: false; readonly status: 401 | 403; readonly code: string };

/** Nothing is open before the second factor was shown, nothing that the role is not for, and some of it not for long. */
export async function askStaff(
  operation: string,
  { world, cookies, now, requestId }: Asked,
  { whoOfStaff, openTo = OPEN_TO }: StaffGate,
): Promise<Entry> {
  const one = await whoOfStaff(world, cookies, now);
  if (one?.staff.provenAt == null) return { ok: false, status: 401, code: 'not-signed-in' };
  if (!openTo[operation]?.some((role) => one.staff.roles.includes(role))) {
    world.log.security('not-allowed', { requestId });
    return { ok: false, status: 403, code: 'not-allowed' };
  }
  if (STEP_UP.has(operation) && !isSteppedUp(one.staff, now))
    return { ok: false, status: 403, code: 'second-factor-again' };
  return { ok: true, one };
}
