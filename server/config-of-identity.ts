import { CannotStart } from '#server/platform/cannot-start.ts';

type Environment = Readonly<Record<string, string | undefined>>;

export type SocialClients = Readonly<
  Partial<
    Record<
      'google' | 'facebook' | 'x',
      { readonly clientId: string; readonly clientSecret: string }
    >
  >
>;
export type IdTokenIssuer = {
  readonly issuer: string;
  readonly audience: string;
  readonly jwksUrl: string;
};

const SHORTEST_SECRET = 32;

/** Codes are only as safe as the key they are kept under, so production must bring its own. */
export function readSecret(
  { AANGAN_SECRET: secret }: Environment,
  production: boolean,
): string | undefined {
  if (!secret && !production) return undefined;
  if (!secret) throw new CannotStart('In production AANGAN_SECRET must be set.');
  if (secret.length < SHORTEST_SECRET)
    throw new CannotStart(`AANGAN_SECRET must have at least ${SHORTEST_SECRET} characters.`);
  return secret;
}

const NAMES = { google: 'GOOGLE', facebook: 'FACEBOOK', x: 'X' } as const;

/** `GOOGLE_CLIENT_ID` and `GOOGLE_CLIENT_SECRET`, and so on: both, or neither. */
export function readClients(environment: Environment): SocialClients {
  const clients = Object.entries(NAMES).flatMap(([provider, name]) => {
    const [id, secret] = [`${name}_CLIENT_ID`, `${name}_CLIENT_SECRET`] as const;
    const [clientId, clientSecret] = [environment[id], environment[secret]];
    if (!clientId !== !clientSecret) throw new CannotStart(`${id} and ${secret} belong together.`);
    return clientId && clientSecret ? [[provider, { clientId, clientSecret }]] : [];
  });
  return Object.fromEntries(clients);
}

export function readIdTokens({
  ID_TOKEN_ISSUER: issuer,
  ID_TOKEN_AUDIENCE: audience,
  ID_TOKEN_JWKS_URL: jwksUrl,
}: Environment): IdTokenIssuer | undefined {
  if (!issuer && !audience && !jwksUrl) return undefined;
  if (!issuer || !audience || !jwksUrl || !URL.canParse(jwksUrl))
    throw new CannotStart(
      'ID_TOKEN_ISSUER, ID_TOKEN_AUDIENCE and ID_TOKEN_JWKS_URL (an address) belong together.',
    );
  return { issuer, audience, jwksUrl };
}
