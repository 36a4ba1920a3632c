import { randomInt } from 'node:crypto';
import { type Challenge, createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';

/** Rounds of one key derivation; a browser makes some fifty to a hundred of those for one unit of effort. */
const COST = 1_000;
const LEAST_KEYS = 50;

export type WorkOrder = {
  readonly purpose: string;
  /** Epoch milliseconds, by the server's own clock. */
  readonly until: number;
  /** How often the ordinary amount of work is asked for. */
  readonly effort: number;
};

export type IssuedChallenge = {
  readonly parameters: {
    readonly algorithm: string;
    readonly cost: number;
    readonly data: Record<string, string | number>;
    readonly keyLength: number;
    readonly keyPrefix: string;
    readonly keySignature: string;
    readonly nonce: string;
    readonly salt: string;
  };
  readonly signature: string;
};

/**
 * A piece of work with a known end: the solver derives keys from 0 upwards until it meets the one we have derived here
 * once, so that the work varies by a factor of two and not, like a search for zeros, without bound.
 */
export async function issueChallenge(
  secret: Buffer,
  { purpose, until, effort }: WorkOrder,
): Promise<IssuedChallenge> {
  const least = LEAST_KEYS * effort;
  return (await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: COST,
    counter: randomInt(least, 2 * least),
    deriveKey,
    data: { purpose, until },
    ...secretsOf(secret),
  })) as IssuedChallenge;
}

export type Solved = { readonly nonce: string; readonly until: number };

/**
 * Accepts a solution of our own challenge, made for this purpose and not over. The caller sees to it that each is used only
 * once.
 */
export async function checkSolution(
  secret: Buffer,
  payload: string,
  { purpose, now }: { readonly purpose: string; readonly now: number },
): Promise<Solved | undefined> {
  const given = readPayload(payload);
  if (!given) return undefined;
  const { verified } = await verifySolution({ ...given, deriveKey, ...secretsOf(secret) }).catch(
    () => ({ verified: false }),
  );
  if (!verified) return undefined;
  const { data, nonce } = given.challenge.parameters;
  const until = Number(data?.until);
  return data?.purpose === purpose && until > now ? { nonce, until } : undefined;
}

const secretsOf = (secret: Buffer) => ({
  hmacSignatureSecret: `challenge ${secret.toString('base64url')}`,
  hmacKeySignatureSecret: `key ${secret.toString('base64url')}`,
});

type Given = {
  readonly challenge: Challenge;
  readonly solution: { readonly counter: number; readonly derivedKey: string };
};

/** Only what has the shape of an answer reaches the library. */
function readPayload(payload: string): Given | undefined {
  try {
    const given = JSON.parse(Buffer.from(payload, 'base64').toString('utf8')) as Partial<Given>;
    const { challenge, solution } = given;
    const shaped =
      typeof challenge?.parameters === 'object' &&
      typeof challenge.signature === 'string' &&
      typeof challenge.parameters.keySignature === 'string' &&
      typeof solution?.derivedKey === 'string';
    return shaped ? ({ challenge, solution } as Given) : undefined;
  } catch {
    return undefined;
  }
}
