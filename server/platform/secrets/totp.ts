import { Secret, TOTP } from 'otpauth';

/** Settings for authenticator apps: the usual kind, which every such app knows. */
const PERIOD_SECONDS = 30;
const make = (secret: string, names?: { issuer: string; label: string }) =>
  new TOTP({
    ...names,
    secret: Secret.fromBase32(secret),
    algorithm: 'SHA1',
    digits: 6,
    period: PERIOD_SECONDS,
  });

/** 160 random bits, as they are typed where no camera can read them. */
export const newTotpSecret = (): string => new Secret({ size: 20 }).base32;

export const totpAddress = (secret: string, issuer: string, label: string): string =>
  make(secret, { issuer, label }).toString();

/** The code of this moment: for tests and demonstrations. */
export const totpCodeAt = (secret: string, now: number): string =>
  make(secret).generate({ timestamp: now });

/** The step of time that a code belongs to, half a minute to either side allowed; nothing when it is none. */
export function totpStepOf(secret: string, code: string, now: number): number | undefined {
  const delta = make(secret).validate({ token: code, timestamp: now, window: 1 });
  return delta === null ? undefined : Math.floor(now / 1000 / PERIOD_SECONDS) + delta;
}
