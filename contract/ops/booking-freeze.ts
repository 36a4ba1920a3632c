import * as z from 'zod/mini';

/** A pause of cash bookings by those who are new here. */
export const bookingFreeze = z.object({
  id: z.string(),
  /** `many-newcomers`: more of them booked within minutes than ever really do. */
  reason: z.enum(['many-newcomers', 'by-hand']),
  startedAt: z.string(),
  /** `house` for a freeze that began automatically, else the colleague. */
  startedBy: z.string(),
  /** It ends by itself then. */
  lapsesAt: z.string(),
  liftedAt: z.nullable(z.string()),
  liftedBy: z.nullable(z.string()),
  standing: z.boolean(),
});
