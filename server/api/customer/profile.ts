import { readProfile as readPromise } from '#contract/customer/read-profile.ts';
import { removeProfileImage as removePromise } from '#contract/customer/remove-profile-image.ts';
import { updateProfile as updatePromise } from '#contract/customer/update-profile.ts';
import { updateProfileImage as imagePromise } from '#contract/customer/update-profile-image.ts';
import { accept } from '#kernel/outcome.ts';
import type { Instant } from '#kernel/time.ts';
import { removeProfileImage } from '#server/flows/identity/remove-profile-image.ts';
import { updateProfile } from '#server/flows/identity/update-profile.ts';
import { updateProfileImage } from '#server/flows/identity/update-profile-image.ts';
import { type Person, toPersonView } from '#server/modules/identity/person.ts';
import { editableInMs } from '#server/modules/identity/profile-lock.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import { findUnproven } from '#server/views/unproven-contacts.ts';
import { readBrowser } from '../browser-cookie.ts';
import { answer } from '../http/mount-routes.ts';
import { unlessOverloaded } from '../start-session.ts';

/** A picture of 1 MB is a third longer as letters; a little more is let in, to be refused by its name. */
const IMAGE_BODY_LIMIT = 2_000_000;

export const answerReadProfile = answer(readPromise, async (_input, { db, person, now }) =>
  accept(await profileOf(db, person, now)),
);

export const answerUpdateProfile = answer(updatePromise, async (input, context) => {
  const { world, db, person, session, cookies, now } = context;
  const { fullName, email, mobile, emailProof, mobileProof } = input;
  const contacts = {
    email: { ...(email !== undefined && { wanted: email }), typed: emailProof },
    mobile: { ...(mobile !== undefined && { wanted: mobile }), typed: mobileProof },
  };
  const browser = readBrowser(cookies);
  const edit = { person, fullName, contacts, browser, session: session.tokenHash };
  const outcome = await updateProfile(world, edit, now);
  return outcome.ok ? accept(await profileOf(db, outcome.value, now)) : outcome;
});

export const answerUpdateProfileImage = answer(
  imagePromise,
  async ({ profileImage }, { world, db, person, now }) => {
    const outcome = await unlessOverloaded(
      updateProfileImage(world, { person, dataUrl: profileImage }, now),
    );
    return outcome.ok ? accept(await profileOf(db, outcome.value, now)) : outcome;
  },
  { bodyLimitBytes: IMAGE_BODY_LIMIT },
);

export const answerRemoveProfileImage = answer(removePromise, async (_input, context) => {
  const { db, person, now } = context;
  return accept(await profileOf(db, await removeProfileImage(db, person, now), now));
});

const profileOf = async (db: Pool, person: Person, now: Instant) => ({
  user: toPersonView(person),
  editableInMs: editableInMs(person.lastProfileUpdate, now),
  unproven: await findUnproven(db, person.id),
});
