import * as z from 'zod/mini';

/** The applicant, as a part of an address. */
export const applicantInPath = z.string().check(z.uuid('applicant-invalid'), z.toLowerCase());
