import * as z from 'zod/mini';
import { language } from '../fields/language.ts';

/** The signed-in person, as their own browser may know them. Stored there under `user` (specification §3). */
export const person = z.object({
  uid: z.string(),
  fullName: z.nullable(z.string()),
  email: z.nullable(z.string()),
  mobile: z.nullable(z.string()),
  /** A code has proven the mobile; until then it is a claim (ruling R20). */
  mobileProven: z.boolean(),
  profileImage: z.nullable(z.string()),
  /** Milliseconds since 1970, or null. */
  lastProfileUpdate: z.nullable(z.number()),
  roles: z.array(z.enum(['customer', 'karigar', 'ops', 'admin'])),
  language,
  /** The current version of the terms and the privacy policy has not been accepted. */
  termsDue: z.boolean(),
});
export type PersonView = z.infer<typeof person>;
