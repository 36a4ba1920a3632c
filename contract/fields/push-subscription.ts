import * as z from 'zod/mini';

/** A browser's push subscription: its `toJSON()` made flat. */
export const pushEndpoint = z
  .string()
  .check(
    z.maxLength(1_000, 'push-endpoint-invalid'),
    z.regex(/^https:\/\/[\w.-]+(:\d+)?\/[\x21-\x7e]*$/, 'push-endpoint-invalid'),
  );
/** A point of P-256, uncompressed, and sixteen random bytes; base64url. */
export const pushKey = z.string().check(z.regex(/^B[\w-]{86}$/, 'push-key-invalid'));
export const pushSecret = z.string().check(z.regex(/^[\w-]{22}$/, 'push-key-invalid'));
