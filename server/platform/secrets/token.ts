import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits, safe in a cookie and in a URL. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/**
 * The stored form of a token. A plain hash is enough, because 256 random bits can't be guessed; whoever reads the table gets
 * nothing that opens a door.
 */
export const tokenHash = (token: string): Buffer => createHash('sha256').update(token).digest();
