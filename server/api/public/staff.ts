import { addSecondFactor as addPromise } from '#contract/public/add-second-factor.ts';
import { askPasskey as askPromise } from '#contract/public/ask-passkey.ts';
import { beginSecondFactor as beginPromise } from '#contract/public/begin-second-factor.ts';
import { endStaffSession as endPromise } from '#contract/public/end-staff-session.ts';
import { listSecondFactors as listPromise } from '#contract/public/list-second-factors.ts';
import { makeRecoveryCodes as codesPromise } from '#contract/public/make-recovery-codes.ts';
import { openStaffSession as openPromise } from '#contract/public/open-staff-session.ts';
import { readStaffSession as readPromise } from '#contract/public/read-staff-session.ts';
import { removeSecondFactor as removePromise } from '#contract/public/remove-second-factor.ts';
import { showSecondFactor as showPromise } from '#contract/public/show-second-factor.ts';
import { accept, refuse } from '#kernel/outcome.ts';
import type { World } from '#server/app-context.ts';
import { addSecondFactor } from '#server/flows/staff/add-second-factor.ts';
import { beginPasskey } from '#server/flows/staff/begin-passkey.ts';
import { beginShowing } from '#server/flows/staff/begin-showing.ts';
import { beginTotp } from '#server/flows/staff/begin-totp.ts';
import { endStaffSession } from '#server/flows/staff/end-staff-session.ts';
import { makeRecoveryCodes } from '#server/flows/staff/make-recovery-codes.ts';
import { openStaffSession } from '#server/flows/staff/open-staff-session.ts';
import { removeSecondFactor } from '#server/flows/staff/remove-second-factor.ts';
import { showSecondFactor } from '#server/flows/staff/show-second-factor.ts';
import { describeDevice } from '#server/modules/identity/device.ts';
import { decideChanging, decideEnrolling, stageOf } from '#server/modules/staff/staff-session.ts';
import { qrPath } from '#server/platform/qr/qr-path.ts';
import { findSecondFactors } from '#server/views/second-factors.ts';
import { findStaffSession, type StaffPerson, toStaffSession } from '#server/views/staff-session.ts';
import { type Answer, answer } from '../http/mount-routes.ts';
import type { RequestContext } from '../http/request-context.ts';
import { staffPasskeyHouse } from '../passkey-site.ts';
import { giveStaffSession, readStaffToken, takeStaffSession, whoOfStaff } from '../staff-cookie.ts';
import { callerOf, unlessOverloaded } from '../start-session.ts';

type Context = Pick<RequestContext, 'world' | 'db' | 'cookies' | 'now'>;
type Json = Record<string, unknown>;

/** How somebody of operations comes in: a password, then a second factor; both leave a session of its own. */
export const staffAnswers: readonly Answer[] = [
  answer(openPromise, async (input, context) => {
    const { world, db, cookies, now } = context;
    const entered = await unlessOverloaded(openStaffSession(world, input, callerOf(context)));
    if (!entered.ok) return entered;
    const { token } = entered.value;
    giveStaffSession(cookies, token);
    const opened = await findStaffSession(db, token, now);
    return opened ? accept({ session: toStaffSession(opened, now) }) : refuse('invalid-credential');
  }),
  answer(readPromise, async (_input, { world, cookies, now }) => {
    const one = await whoOfStaff(world, cookies, now);
    return accept({ session: one ? toStaffSession(one, now) : null });
  }),
  answer(endPromise, async (_input, { db, cookies }) => {
    await endStaffSession(db, readStaffToken(cookies));
    takeStaffSession(cookies);
    return accept({ ended: true as const });
  }),
  answer(beginPromise, async ({ way }, { world, cookies, now }) => {
    const one = await whoOfStaff(world, cookies, now);
    if (!one) return refuse('staff-session-missing');
    const may = decideEnrolling(one.staff, now);
    if (!may.ok) return may;
    const deps = depsOf(world);
    if (way === 'passkey') {
      const passkey = await beginPasskey(deps, whose(one), nameOf(one), now);
      return accept({ passkey: passkey as unknown as Json, totp: null });
    }
    const { secret, address } = await beginTotp(deps, whose(one), nameOf(one));
    return accept({ passkey: null, totp: { secret, address, picture: qrPath(address) } });
  }),
  answer(addPromise, async (input, context) => {
    const { world, cookies, now, caller } = context;
    const one = await whoOfStaff(world, cookies, now);
    if (!one) return refuse('staff-session-missing');
    const may = decideEnrolling(one.staff, now);
    if (!may.ok) return may;
    const first = stageOf(one.staff) === 'enrol';
    const who = { ...whose(one), first, device: describeDevice(caller.userAgent) };
    const added = await addSecondFactor(depsOf(world), who, input, now);
    if (!added.ok) return added;
    const session = await standing(context);
    return session ? accept({ session, ...added.value }) : refuse('staff-session-missing');
  }),
  answer(askPromise, async (_input, { world, cookies, now }) => {
    const one = await whoOfStaff(world, cookies, now);
    if (!one) return refuse('staff-session-missing');
    const passkey = await beginShowing(depsOf(world), whose(one), now);
    return passkey ? accept({ passkey: passkey as unknown as Json }) : refuse('no-passkey');
  }),
  answer(showPromise, async (input, context) => {
    const { world, cookies, now } = context;
    const one = await whoOfStaff(world, cookies, now);
    if (!one) return refuse('staff-session-missing');
    const shown = await showSecondFactor(depsOf(world), whose(one), input, now);
    if (!shown.ok) {
      world.log.security('second-factor-refused', { by: one.person.id });
      return shown;
    }
    const session = await standing(context);
    return session ? accept({ session }) : refuse('staff-session-missing');
  }),
  answer(listPromise, async (_input, { world, db, cookies, now }) => {
    const one = await whoOfStaff(world, cookies, now);
    if (!one) return refuse('staff-session-missing');
    if (stageOf(one.staff) !== 'open') return refuse('second-factor-first');
    return accept(await findSecondFactors(db, one.person.id));
  }),
  answer(removePromise, async (factor, { world, cookies, now }) => {
    const one = await whoOfStaff(world, cookies, now);
    if (!one) return refuse('staff-session-missing');
    const may = decideChanging(one.staff, now);
    return may.ok ? removeSecondFactor(depsOf(world), whose(one), factor, now) : may;
  }),
  answer(codesPromise, async (_input, { world, cookies, now }) => {
    const one = await whoOfStaff(world, cookies, now);
    if (!one) return refuse('staff-session-missing');
    const may = decideChanging(one.staff, now);
    if (!may.ok) return may;
    return accept({ recoveryCodes: await makeRecoveryCodes(depsOf(world), one.person.id, now) });
  }),
];

const depsOf = (world: World) => ({ ...staffPasskeyHouse(world), messenger: world.messenger });

const whose = ({ person, session }: StaffPerson) => ({
  userId: person.id,
  sessionHash: session.tokenHash,
});
const nameOf = ({ person }: StaffPerson): string =>
  person.email ?? person.mobile ?? person.fullName ?? person.id;

/** The session as it is after what was just done to it. */
async function standing({ world, cookies, now }: Context) {
  const one = await whoOfStaff(world, cookies, now);
  return one && toStaffSession(one, now);
}
