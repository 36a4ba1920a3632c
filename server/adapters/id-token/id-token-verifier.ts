import { createRemoteJWKSet, errors, type JWTPayload, jwtVerify } from 'jose';
import type { Vouched } from '../social/social-provider.ts';

export type IdTokenSettings = {
  readonly issuer: string;
  readonly audience: string;
  readonly jwksUrl: string;
};

/** Says who an ID token speaks of; nothing when it is not a token of our issuer, for us, in its time. */
export type IdTokenVerifier = (idToken: string, now: number) => Promise<Vouched | undefined>;

/** Only signatures made with a private key: with a shared secret whoever can verify could also sign. */
const ALGORITHMS = ['RS256', 'PS256', 'ES256', 'EdDSA'];
const CLOCK_TOLERANCE_SECONDS = 30;

/** The issuer's keys are fetched when first needed, and again when it signs with one that we do not know. */
export function createIdTokenVerifier({
  issuer,
  audience,
  jwksUrl,
}: IdTokenSettings): IdTokenVerifier {
  const keys = createRemoteJWKSet(new URL(jwksUrl), { timeoutDuration: 5_000 });
  return async (idToken, now) => {
    try {
      const { payload } = await jwtVerify(idToken, keys, {
        issuer,
        audience,
        algorithms: ALGORITHMS,
        requiredClaims: ['exp', 'iat', 'sub'],
        clockTolerance: CLOCK_TOLERANCE_SECONDS,
        currentDate: new Date(now),
      });
      return toVouched(payload);
    } catch (error) {
      if (isAboutTheToken(error)) return undefined;
      throw error;
    }
  };
}

/** Keys of the issuer that can't be had are our trouble, not the token's fault. */
const isAboutTheToken = (error: unknown): boolean =>
  error instanceof errors.JOSEError &&
  !(error instanceof errors.JWKSTimeout) &&
  !(error instanceof errors.JWKSInvalid) &&
  error.code !== 'ERR_JOSE_GENERIC';

function toVouched({ sub, name, email, email_verified }: JWTPayload): Vouched | undefined {
  if (typeof sub !== 'string' || sub === '' || sub.length > 255) return undefined;
  return {
    subject: sub,
    fullName: typeof name === 'string' ? name : null,
    email: typeof email === 'string' ? email : null,
    emailVerified: email_verified === true,
  };
}
