import type { PersonView } from '#contract/public/person.ts';
import type { Instant } from '#kernel/time.ts';

export type Role = PersonView['roles'][number];
export type Language = PersonView['language'];

/** A person with an account, as the rest of the server may know them: never a password, never a session. */
export type Person = {
  readonly id: string;
  readonly fullName: string | null;
  readonly email: string | null;
  readonly mobile: string | null;
  /** Otherwise they are claims, and may be a stranger's (ruling R20). */
  readonly emailProven: boolean;
  readonly mobileProven: boolean;
  readonly joinedAt: Instant;
  readonly roles: readonly Role[];
  readonly language: Language;
  readonly lastProfileUpdate: Instant | null;
  /** Names the version of their picture, if they have one. */
  readonly profileImageId: string | null;
  /** They have not accepted the current version of the terms and the privacy policy. */
  readonly termsDue: boolean;
};

/** The address at which their own browser finds their picture, by its version. */
export const PROFILE_IMAGES = '/api/profile/image';

/** The person as their own browser keeps them under `user` (specification §3). */
export const toPersonView = (person: Person): PersonView => ({
  uid: person.id,
  fullName: person.fullName,
  email: person.email,
  mobile: person.mobile,
  mobileProven: person.mobileProven,
  profileImage: person.profileImageId && `${PROFILE_IMAGES}/${person.profileImageId}`,
  lastProfileUpdate: person.lastProfileUpdate,
  roles: [...person.roles],
  language: person.language,
  termsDue: person.termsDue,
});
