import type { Instant } from '#kernel/time.ts';
import type { World } from '#server/app-context.ts';
import { STAFF_SESSION } from '#server/modules/staff/staff-session.ts';
import { findStaffSession, type StaffPerson } from '#server/views/staff-session.ts';
import { type Cookies, nameOfCookie } from './http/cookies.ts';

/** Apart from the customer's: whoever takes over a page there has nothing here. No other site sends it along. */
const nameOf = ({ secure }: Cookies): string => nameOfCookie('aangan_ops', secure);

export const readStaffToken = (cookies: Cookies): string | undefined =>
  cookies.read(nameOf(cookies));

export const giveStaffSession = (cookies: Cookies, token: string): void =>
  cookies.set(nameOf(cookies), token, {
    maxAgeSeconds: STAFF_SESSION / 1000,
    sameSite: 'Strict',
  });

export const takeStaffSession = (cookies: Cookies): void => cookies.clear(nameOf(cookies));

/** The colleague who asks, whatever is still to be shown. */
export async function whoOfStaff(
  world: Pick<World, 'pool'>,
  cookies: Cookies,
  now: Instant,
): Promise<StaffPerson | undefined> {
  const token = readStaffToken(cookies);
  return token === undefined ? undefined : findStaffSession(world.pool, token, now);
}

/** Colleagues who have shown their second factor; only they may look at people's pictures and documents. */
export const isProven = (one: StaffPerson | undefined): one is StaffPerson =>
  one !== undefined && one.staff.provenAt !== null;
