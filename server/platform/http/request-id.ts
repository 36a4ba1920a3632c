/** Crockford's alphabet: no letter that is taken for a digit when a person reads it out on the phone. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 12;
const POOL_SIZE = 4_096;

const pool = new Uint8Array(POOL_SIZE);
let used = POOL_SIZE;

/**
 * The name that a proxy of ours has given a request already, so that its lines and ours are found by one name; else one of
 * our own. From strangers none is taken over: it would stand in our log.
 */
export const requestIdOf = (given: string | undefined, trustsProxy: boolean): string =>
  trustsProxy && given !== undefined && GIVEN.test(given) ? given : newRequestId();

const GIVEN = /^[\w-]{8,64}$/;

/** Twelve characters, 60 random bits: names a request in the log and, as its reference, to the person it failed. */
export function newRequestId(): string {
  if (used + LENGTH > POOL_SIZE) {
    crypto.getRandomValues(pool);
    used = 0;
  }
  let id = '';
  for (const end = used + LENGTH; used < end; used += 1)
    id += ALPHABET[(pool[used] as number) & 31];
  return id;
}
