import { addPasskey as addPromise } from '#contract/applicant/add-passkey.ts';
import { beginPasskey as beginPromise } from '#contract/applicant/begin-passkey.ts';
import { listPasskeys as listPromise } from '#contract/applicant/list-passkeys.ts';
import { removePasskey as removePromise } from '#contract/applicant/remove-passkey.ts';
import { accept } from '#kernel/outcome.ts';
import { addPasskey } from '#server/flows/identity/add-passkey.ts';
import { beginPasskey } from '#server/flows/identity/begin-passkey.ts';
import { removePasskey } from '#server/flows/identity/remove-passkey.ts';
import { isFresh } from '#server/modules/identity/confirming.ts';
import { describeDevice } from '#server/modules/identity/device.ts';
import { findPasskeys } from '#server/views/passkeys.ts';
import { type Answer, answer } from '../http/mount-routes.ts';
import type { RequestContext } from '../http/request-context.ts';
import { passkeyHouse } from '../passkey-site.ts';

const enrolling = ({ person, session }: RequestContext<'applicant'>) => ({
  ...{ person, session: session.tokenHash },
  provenAt: session.provenAt,
});

/** The passkeys of whoever is signed in, in the customer's app and in the Karigar's alike. */
export const passkeyAnswers: readonly Answer[] = [
  answer(listPromise, async (_input, { db, person, session, now }) =>
    accept({
      passkeys: await findPasskeys(db, person.id),
      isFresh: isFresh(session.provenAt, now),
    }),
  ),
  answer(beginPromise, async (_input, context) => {
    const begun = await beginPasskey(passkeyHouse(context.world), enrolling(context), context.now);
    if (!begun.ok) return begun;
    return accept({ passkey: begun.value as unknown as Record<string, unknown> });
  }),
  answer(addPromise, async ({ response }, context) => {
    const { world, caller, now } = context;
    const { messenger } = world;
    const device = describeDevice(caller.userAgent);
    const made = { ...enrolling(context), response, device };
    const added = await addPasskey({ ...passkeyHouse(world), messenger }, made, now);
    return added.ok ? accept({ added: true as const }) : added;
  }),
  answer(removePromise, async ({ id }, { world, person, now }) => {
    await removePasskey(world.pool, { userId: person.id, id }, now);
    return accept({ removed: true as const });
  }),
];
