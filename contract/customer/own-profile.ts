import * as z from 'zod/mini';
import { person } from '../public/person.ts';

/** One's own profile, and how long it cannot be edited, by the server's clock (ruling R8). */
export const ownProfile = z.object({
  user: person,
  /** Milliseconds; 0 when it may be edited now. The picture may be changed at any time. */
  editableInMs: z.number(),
  /** Contacts that were only typed until now: `requestContactCode` proves them, at any time. */
  unproven: z.array(z.enum(['email', 'mobile'])),
});
