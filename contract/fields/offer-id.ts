import * as z from 'zod/mini';

export const offerId = z.string().check(z.uuid('offer-id-invalid'), z.toLowerCase());
