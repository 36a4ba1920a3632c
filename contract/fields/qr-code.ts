import * as z from 'zod/mini';

/** An address as a picture: dark squares as an SVG path on a field of `size` squares, quiet border included. */
export const qrCode = z.object({ size: z.number(), path: z.string() });
export type QrCode = z.infer<typeof qrCode>;
