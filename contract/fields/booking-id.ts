import * as z from 'zod/mini';

/** Made by the client, so that a request sent twice books once. */
export const bookingId = z.string().check(z.uuid('booking-id-invalid'), z.toLowerCase());
