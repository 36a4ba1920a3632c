import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits, safe in a cookie and in a URL. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/**
 * The stored form of a token. A plain hash is enough, because 256 random bits can't be guessed; whoever reads the table gets
 * nothing that opens a door.
 */
export const tokenHash = (token: string): Buffer => createHash('sha256').update(token).digest();

/**
 * The same of a token by which one of us looks at somebody's pages, under a name of its own: a server of the version before,
 * which knows no looks, finds no session by it.
 */
export const viewHash = (token: string): Buffer => tokenHash(`view ${token}`);
