import { type GateClaims, readGatePass } from '#contract/gate-claims.ts';
import { isSignedForGates } from '#server/platform/secrets/gate-signature.ts';
import { type Keys, readingKeys } from '#server/platform/secrets/keys.ts';

/** The claims of a picture that we have signed; whether they are still true is seen from the holds. */
export function genuineClaims(keys: Keys, text: string): GateClaims | undefined {
  const pass = readGatePass(text);
  const isOurs =
    pass &&
    readingKeys(keys).some(({ gates }) => isSignedForGates(gates, pass.signed, pass.signature));
  return isOurs ? pass.claims : undefined;
}
