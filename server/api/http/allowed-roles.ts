import type { Audience } from '#contract/operation.ts';
import type { Role } from '#server/modules/identity/person.ts';

/** The roles that open a door; nothing: everybody. An administrator may do what operations may. */
export const ALLOWED_ROLES: Readonly<Record<Audience, readonly Role[] | undefined>> = {
  public: undefined,
  customer: ['customer', 'karigar', 'ops', 'admin'],
  // A person who wants to work with us, and does not yet.
  applicant: ['customer', 'karigar', 'ops', 'admin'],
  karigar: ['karigar'],
  // No person's: a key opens it (`answer-with-key.ts`).
  integrator: [],
  ops: ['ops', 'admin'],
};
