import { randomBytes } from 'node:crypto';

/** Random bytes as text that fits into addresses and headers. */
export const randomText = (bytes: number): string => randomBytes(bytes).toString('base64url');
