import { createHash } from 'node:crypto';

/** Names how something stands, the same in every process, so that a browser may come back to any of them. */
export const etagOf = (data: unknown): string =>
  createHash('sha256').update(JSON.stringify(data)).digest('base64url').slice(0, 22);
