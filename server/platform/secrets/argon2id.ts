import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import { semaphore } from './semaphore.ts';

type Cost = { readonly memoryKib: number; readonly passes: number; readonly parallelism: number };

/** OWASP's choice for argon2id at 19 MiB: about 20 ms of one core. A changed cost re-hashes as people sign in. */
const COST: Cost = { memoryKib: 19 * 1024, passes: 2, parallelism: 1 };
const SALT_BYTES = 16;
const TAG_BYTES = 32;

/**
 * One core is left to the rest of the server, and never more than three of the four threads that file and name look-ups
 * share with us: a flood of passwords costs at most 3 × 19 MiB and does not stand in the way of a booking.
 */
const inLane = semaphore({
  width: Math.max(1, Math.min(3, availableParallelism() - 1)),
  queue: 100,
});

/** Kept free for those whose device is known, so that a flood of strangers' passwords does not shut them out. */
const FOR_THE_KNOWN = 30;

/** Throws `Overloaded` unless so many comparisons, begun in this same instant, will all be made: none is made in vain. */
export const demandComparisons = (pieces: number, isKnown: boolean): void =>
  inLane.demandRoom(pieces, isKnown ? 0 : FOR_THE_KNOWN);

/** A PHC string, `$argon2id$v=19$m=19456,t=2,p=1$salt$tag`: it can be checked by any other implementation. */
export async function hashSecret(secret: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  return writePhc(COST, salt, await derive(secret, salt, COST, TAG_BYTES));
}

export async function verifySecret(secret: string, phc: string): Promise<boolean> {
  const { cost, salt, tag } = readPhc(phc);
  return timingSafeEqual(await derive(secret, salt, cost, tag.length), tag);
}

/** Whether a hash was made with another cost than today's. */
export function isOutdated(phc: string): boolean {
  const { cost, salt, tag } = readPhc(phc);
  const today = writePhc(COST, Buffer.alloc(SALT_BYTES), Buffer.alloc(TAG_BYTES));
  return writePhc(cost, Buffer.alloc(salt.length), Buffer.alloc(tag.length)) !== today;
}

/**
 * A hash of today's cost that no secret opens. Verifying against it does the same work as verifying a real one, so that
 * the time an answer takes does not tell whether there was anything to verify.
 */
export const DECOY_HASH = writePhc(COST, randomBytes(SALT_BYTES), randomBytes(TAG_BYTES));

const argon2Async = promisify(argon2);

const derive = (secret: string, salt: Buffer, cost: Cost, tagLength: number): Promise<Buffer> =>
  inLane(() =>
    argon2Async('argon2id', {
      message: secret,
      nonce: salt,
      memory: cost.memoryKib,
      passes: cost.passes,
      parallelism: cost.parallelism,
      tagLength,
    }),
  );

function writePhc({ memoryKib, passes, parallelism }: Cost, salt: Buffer, tag: Buffer): string {
  const cost = `m=${memoryKib},t=${passes},p=${parallelism}`;
  return `$argon2id$v=19$${cost}$${base64(salt)}$${base64(tag)}`;
}

const PHC =
  /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,2}),p=(\d{1,2})\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

function readPhc(phc: string): { cost: Cost; salt: Buffer; tag: Buffer } {
  const match = PHC.exec(phc);
  if (!match) throw new Error('A stored hash is not an argon2id PHC string');
  const [, memory, passes, parallelism, salt = '', tag = ''] = match;
  return {
    cost: {
      memoryKib: Number(memory),
      passes: Number(passes),
      parallelism: Number(parallelism),
    },
    salt: Buffer.from(salt, 'base64'),
    tag: Buffer.from(tag, 'base64'),
  };
}

/** PHC strings carry base64 without its padding. */
function base64(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '');
}
