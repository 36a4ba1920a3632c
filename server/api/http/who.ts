import type { Instant } from '#kernel/time.ts';
import type { World } from '#server/app-context.ts';
import type { Person } from '#server/modules/identity/person.ts';
import type { Session } from '#server/modules/identity/session-life.ts';
import type { Staff } from '#server/modules/staff/staff-session.ts';
import type { Cookies } from './cookies.ts';

export type SignedIn = {
  readonly person: Person;
  /** The session as it is known in the database: by the hash of its token. */
  readonly session: Session & {
    readonly tokenHash: Buffer;
    readonly createdAt: Instant;
    /** When it was last shown who sits there: at the sign-in, or since. */
    readonly provenAt: Instant;
    /** The colleague who looks with it at what this person sees. */
    readonly viewedBy?: string | null;
    /** False where nothing was ever granted to the person. */
    readonly hadCredit?: boolean;
    /** False where there is no Karigar whom the person wants asked first. */
    readonly hasFavourites?: boolean;
  };
};

/** Somebody of operations whose second factor was shown, or still has to be. */
export type OfStaff = SignedIn & { readonly staff: Staff };

export type WhoOfStaff = (
  world: World,
  cookies: Cookies,
  now: Instant,
) => Promise<OfStaff | undefined>;

/** Finds out from the cookies who asks; it may also renew or clear them. */
export type WhoAsks = (
  world: World,
  cookies: Cookies,
  now: Instant,
) => Promise<SignedIn | undefined>;
